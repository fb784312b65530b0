//! The macro behind the table of verbs: from one row a verb come its [`Verb`](super::Verb), its variant of
//! [`Order`](super::Order) and how its fields are written in logs.
//!
//! A field is written `name: role`. The role is the field's place in the record of a log and its type.

/// Declares verbs and orders from their table.
macro_rules! vocabulary {
    ($($(#[doc = $doc:literal])* $verb:ident $({ $($field:ident: $role:ident),+ })?;)*) => {
        /// What is ordered. Each ruleset says which verbs are legal when, what they cost and lead to.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum Verb {
            $($(#[doc = $doc])* $verb,)*
        }

        #[cfg(test)]
        impl Verb {
            /// Every verb.
            pub(super) const ALL: &[Self] = &[$(Self::$verb),*];
        }

        /// An order: a verb and what it needs, no more. A part that is `None` is still to be chosen; judging
        /// such an order says what may be chosen, or what bars every choice.
        ///
        /// ```
        /// use oblique_board::hex::{Hex, Hour};
        /// use oblique_rules::play::{Order, PieceIx, Verb};
        ///
        /// let step = Order::step(PieceIx(3), Hex::new(4, 7)).with_facing(Hour::new(2));
        /// assert_eq!((step.verb(), step.piece(), step.hex()), (Verb::Move, Some(PieceIx(3)), Some(Hex::new(4, 7))));
        /// // What a verb has no use for is not in its order.
        /// assert_eq!(Order::EndPhase.with_facing(Hour::new(2)), Order::EndPhase);
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(from = "OrderRecord", into = "OrderRecord")]
        pub enum Order {
            $($(#[doc = $doc])* $verb $({
                $(
                    #[doc = vocabulary!(@doc $role)]
                    $field: vocabulary!(@type $role),
                )+
            })?,)*
        }

        impl Order {
            /// The order of a verb with every part still to be chosen.
            #[must_use]
            #[inline]
            pub const fn blank(verb: Verb) -> Self {
                match verb {
                    $(Verb::$verb => Self::$verb $({ $($field: vocabulary!(@empty $role)),+ })?,)*
                }
            }

            /// A verb that needs a piece, for this one; the rest is still to be chosen.
            #[must_use]
            #[inline]
            pub const fn of(verb: Verb, piece: PieceIx) -> Self {
                match verb {
                    $(Verb::$verb => Self::$verb $({ $($field: vocabulary!(@of $role piece)),+ })?,)*
                }
            }

            /// What is ordered.
            #[must_use]
            #[inline]
            pub const fn verb(&self) -> Verb {
                match self {
                    $(Self::$verb $({ $($field: _),+ })? => Verb::$verb,)*
                }
            }

            /// What the order carries, whatever its verb.
            #[must_use]
            #[inline]
            pub fn parts(&self) -> Parts<'_> {
                #[allow(unused_mut, reason = "some verbs carry nothing")]
                let mut parts = Parts::default();
                match self {
                    $(Self::$verb $({ $($field),+ })? => { $($(parts.$role = vocabulary!(@get $role $field);)+)? })*
                }
                parts
            }

            /// Sets the piece where the verb takes one.
            #[inline]
            #[allow(unused_assignments, reason = "some verbs do not take it")]
            pub(super) fn set_piece(&mut self, value: Option<PieceIx>) {
                match self {
                    $(Self::$verb $({ $($field),+ })? => { $($(vocabulary!(@set piece $role $field value);)+)? })*
                }
            }

            /// Sets the hex where the verb takes one.
            #[inline]
            #[allow(unused_assignments, reason = "some verbs do not take it")]
            pub(super) fn set_hex(&mut self, value: Option<Hex>) {
                match self {
                    $(Self::$verb $({ $($field),+ })? => { $($(vocabulary!(@set hex $role $field value);)+)? })*
                }
            }

            /// Sets the target where the verb takes one.
            #[inline]
            #[allow(unused_assignments, reason = "some verbs do not take it")]
            pub(super) fn set_target(&mut self, value: Option<PieceIx>) {
                match self {
                    $(Self::$verb $({ $($field),+ })? => { $($(vocabulary!(@set target $role $field value);)+)? })*
                }
            }

            /// Sets the path where the verb takes one.
            #[inline]
            #[allow(unused_assignments, reason = "some verbs do not take it")]
            pub(super) fn set_path(&mut self, value: Vec<Hex>) {
                match self {
                    $(Self::$verb $({ $($field),+ })? => { $($(vocabulary!(@set path $role $field value);)+)? })*
                }
            }

            /// Sets the facing where the verb takes one.
            #[inline]
            #[allow(unused_assignments, reason = "some verbs do not take it")]
            pub(super) fn set_facing(&mut self, value: Option<Hour>) {
                match self {
                    $(Self::$verb $({ $($field),+ })? => { $($(vocabulary!(@set facing $role $field value);)+)? })*
                }
            }

            /// Sets the formation where the verb takes one.
            #[inline]
            #[allow(unused_assignments, reason = "some verbs do not take it")]
            pub(super) fn set_formation(&mut self, value: Option<u8>) {
                match self {
                    $(Self::$verb $({ $($field),+ })? => { $($(vocabulary!(@set formation $role $field value);)+)? })*
                }
            }

            /// Sets the amount where the verb takes one.
            #[inline]
            #[allow(unused_assignments, reason = "some verbs do not take it")]
            pub(super) fn set_amount(&mut self, value: i32) {
                match self {
                    $(Self::$verb $({ $($field),+ })? => { $($(vocabulary!(@set amount $role $field value);)+)? })*
                }
            }

            /// Sets the yes or no where the verb takes one.
            #[inline]
            #[allow(unused_assignments, reason = "some verbs do not take it")]
            pub(super) fn set_flag(&mut self, value: bool) {
                match self {
                    $(Self::$verb $({ $($field),+ })? => { $($(vocabulary!(@set flag $role $field value);)+)? })*
                }
            }
        }

        impl From<OrderRecord> for Order {
            /// Leaves out what the verb does not take: logs of earlier versions may say more than is needed.
            #[inline]
            fn from(record: OrderRecord) -> Self {
                match record.verb {
                    $(Verb::$verb => Self::$verb $({ $($field: record.$role),+ })?,)*
                }
            }
        }

        impl From<Order> for OrderRecord {
            #[inline]
            fn from(order: Order) -> Self {
                #[allow(unused_mut, reason = "some verbs carry nothing")]
                let mut record = Self::of(order.verb());
                match order {
                    $(Order::$verb $({ $($field),+ })? => { $($(record.$role = $field;)+)? })*
                }
                record
            }
        }
    };

    (@type piece) => { Option<PieceIx> };
    (@type target) => { Option<PieceIx> };
    (@type hex) => { Option<Hex> };
    (@type path) => { Vec<Hex> };
    (@type facing) => { Option<Hour> };
    (@type formation) => { Option<u8> };
    (@type amount) => { i32 };
    (@type flag) => { bool };

    (@empty path) => { Vec::new() };
    (@empty amount) => { 0 };
    (@empty flag) => { false };
    (@empty $role:ident) => { None };

    (@of piece $piece:ident) => { Some($piece) };
    (@of $role:ident $piece:ident) => { vocabulary!(@empty $role) };

    (@set piece piece $field:ident $value:ident) => { *$field = $value };
    (@set hex hex $field:ident $value:ident) => { *$field = $value };
    (@set target target $field:ident $value:ident) => { *$field = $value };
    (@set path path $field:ident $value:ident) => { *$field = $value };
    (@set facing facing $field:ident $value:ident) => { *$field = $value };
    (@set formation formation $field:ident $value:ident) => { *$field = $value };
    (@set amount amount $field:ident $value:ident) => { *$field = $value };
    (@set flag flag $field:ident $value:ident) => { *$field = $value };
    (@set $role:ident $other:ident $field:ident $value:ident) => { _ = &$field };

    (@get path $field:ident) => { $field.as_slice() };
    (@get $role:ident $field:ident) => { *$field };

    (@doc piece) => { "Who." };
    (@doc target) => { "At or to which other piece." };
    (@doc hex) => { "Where, or at what." };
    (@doc path) => { "Along which hexes, the first step first, where a system moves by paths." };
    (@doc facing) => { "To which facing." };
    (@doc formation) => { "The catalog's formation index." };
    (@doc amount) => { "How many, which, or left (-1) and right (1)." };
    (@doc flag) => { "The verb's yes or no." };
}

pub(super) use vocabulary;
