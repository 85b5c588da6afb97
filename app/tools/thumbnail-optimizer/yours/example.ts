/** What the example scores: three invented titles for one video, as a creator would weigh them. */
export const EXAMPLE = [
  "I repaired my grandmother's sewing machine with a paper clip",
  "Restoring my grandmother's sewing machine",
  "How to repair an old sewing machine at home (complete guide for beginners)",
];
