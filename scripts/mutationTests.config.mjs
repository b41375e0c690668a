// Unit tests that `npm run mutation` runs in its sandbox.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: process.env.MUTATION_TESTS?.split(' ') ?? [],
    setupFiles: ['scripts/mutationTests.setup.mjs'],
    // Generous, for busy machines; Stryker ends mutants that take much longer than the tests did.
    testTimeout: 60_000,
  },
});
