import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../../.cache/node', import.meta.url)));

const { runServer } = await import('../../src/start.ts');

/** The server as a process without its pages, which need a build. */
await runServer({});
