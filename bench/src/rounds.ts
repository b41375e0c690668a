/** Number of measurements; `BENCH_ROUNDS=1` for a smoke test. */
export const roundCount = (usual: number): number => Number(process.env['BENCH_ROUNDS'] ?? usual);
