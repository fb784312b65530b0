//! The projective fit: a sheet photographed at a slant (direct linear transformation on normalised points).

use super::PlacementError;
use crate::Point;
use nalgebra::{DMatrix, Matrix3, SymmetricEigen, Vector3};

/// A matrix that is positive in its last row at every point.
pub(super) fn projective(pixels: &[Point], grounds: &[Point]) -> Result<Matrix3<f64>, PlacementError> {
    // AᵀA is gathered point by point: nine by nine, however many points there are.
    let mut square = DMatrix::<f64>::zeros(9, 9);
    for (p, g) in pixels.iter().zip(grounds) {
        let rows = [
            [p.x, p.y, 1.0, 0.0, 0.0, 0.0, -g.x * p.x, -g.x * p.y, -g.x],
            [0.0, 0.0, 0.0, p.x, p.y, 1.0, -g.y * p.x, -g.y * p.y, -g.y],
        ];
        for row in rows {
            for (i, a) in row.iter().enumerate() {
                for (j, b) in row.iter().enumerate() {
                    square[(i, j)] += a * b;
                }
            }
        }
    }
    let eigen = SymmetricEigen::new(square);
    let mut order: Vec<usize> = (0..9).collect();
    order.sort_by(|a, b| eigen.eigenvalues[*a].total_cmp(&eigen.eigenvalues[*b]));
    let [least, next, .., most] = order[..] else { return Err(PlacementError::InALine) };
    // A second solution as good as the first: three of the points are in a line and the rest cannot tell.
    if eigen.eigenvalues[next] <= 1e-9 * eigen.eigenvalues[most] {
        return Err(PlacementError::InALine);
    }
    let h = eigen.eigenvectors.column(least);
    let mut matrix = Matrix3::from_fn(|i, j| h[3 * i + j]);
    let weight = |m: &Matrix3<f64>, p: &Point| (m * Vector3::new(p.x, p.y, 1.0)).z;
    if pixels.first().is_some_and(|p| weight(&matrix, p) < 0.0) {
        matrix = -matrix;
    }
    // Of unit length, so that these are sizes in themselves.
    if pixels.iter().any(|p| weight(&matrix, p) < 1e-4) || matrix.determinant().abs() < 1e-9 {
        return Err(PlacementError::Folded);
    }
    Ok(matrix)
}
