import { defineConfig } from 'vitest/config';

// Nothing here changes what a module holds: each file loading everything anew would take longer than its tests.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false } });
