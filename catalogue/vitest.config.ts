import { defineConfig } from 'vitest/config';

// No test changes module state, so files share modules: reloading them takes longer than the tests.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false } });
