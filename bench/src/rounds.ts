/** How often a thing is measured; `BENCH_ROUNDS=1` looks whether all of it works. */
export const roundCount = (usual: number): number => Number(process.env['BENCH_ROUNDS'] ?? usual);
