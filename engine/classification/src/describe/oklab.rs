//! Colours as they are perceived: Björn Ottosson's Oklab.

use std::sync::LazyLock;

/// Lightness, from green to red, from blue to yellow.
pub(crate) type Lab = [f32; 3];

/// Linear light of each byte of sRGB.
static LINEAR: LazyLock<[f32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|i| {
        let c = i as f32 / 255.0;
        if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    })
});

/// Cube roots from 0 to 1: half a million exact ones a tile would be the dearest step of all.
const ROOTS: usize = 4096;
static ROOT: LazyLock<Vec<f32>> =
    LazyLock::new(|| (0..=ROOTS + 1).map(|i| (i as f32 / ROOTS as f32).cbrt()).collect());

fn root(v: f32) -> f32 {
    // Near 0 the root is steep: there it is exact.
    if v < 0.02 {
        return v.max(0.0).cbrt();
    }
    let at = v.min(1.0) * ROOTS as f32;
    let i = at as usize;
    ROOT[i] + (ROOT[i + 1] - ROOT[i]) * (at - i as f32)
}

/// The colour of a pixel.
pub(crate) fn lab([r, g, b]: [u8; 3]) -> Lab {
    let [r, g, b] = [r, g, b].map(|c| LINEAR[usize::from(c)]);
    let l = root(0.412_221_46 * r + 0.536_332_55 * g + 0.051_445_995 * b);
    let m = root(0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b);
    let s = root(0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b);
    [
        0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
        1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
        0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
    ]
}

#[cfg(test)]
mod tests {
    use super::lab;

    #[test]
    fn white_black_and_red_are_where_ottosson_has_them() {
        let close = |a: [f32; 3], b: [f32; 3]| a.iter().zip(b).all(|(a, b)| (a - b).abs() < 2e-3);
        assert!(close(lab([255, 255, 255]), [1.0, 0.0, 0.0]));
        assert!(close(lab([0, 0, 0]), [0.0, 0.0, 0.0]));
        assert!(close(lab([255, 0, 0]), [0.628, 0.225, 0.126]));
        assert!(close(lab([0, 0, 255]), [0.452, -0.032, -0.312]));
    }
}
