//! The type a ruleset keeps its rules on.

/// Declares the running battle of a system: a type around [`super::State`] that dereferences to it.
///
/// The ways that change a battle are repeated on the type itself, so that what is emitted may be worked
/// out from the battle in the same expression: a call through `DerefMut` would borrow it twice.
///
/// ```ignore
/// oblique_rules::running_battle!(Battle, Dragoon);
/// ```
#[macro_export]
macro_rules! running_battle {
    ($battle:ident, $system:ty) => {
        /// A running battle.
        #[derive(Clone, Debug)]
        pub struct $battle(pub(crate) $crate::kernel::State<$system>);

        impl ::std::ops::Deref for $battle {
            type Target = $crate::kernel::State<$system>;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl ::std::ops::DerefMut for $battle {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.0
            }
        }

        impl $battle {
            /// [`oblique_rules::kernel::State::emit`].
            pub fn emit(&mut self, event: $crate::play::Event) {
                self.0.emit(event);
            }

            /// [`oblique_rules::kernel::State::change_memory`].
            pub fn change_memory(
                &mut self,
                change: <<$system as $crate::kernel::System>::Memory as $crate::kernel::Memory>::MemoryChange,
            ) {
                self.0.change_memory(change);
            }

            /// [`oblique_rules::kernel::State::say`].
            pub fn say(
                &mut self,
                rule: $crate::RuleId,
                piece: Option<$crate::play::PieceIx>,
                text: impl Into<String>,
            ) {
                self.0.say(rule, piece, text);
            }

            /// [`oblique_rules::kernel::State::set_mark`].
            pub fn set_mark(&mut self, pix: $crate::play::PieceIx, mark: u8, on: bool) {
                self.0.set_mark(pix, mark, on);
            }
        }
    };
}
