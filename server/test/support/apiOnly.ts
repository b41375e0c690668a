import { runServer } from '../../src/start.ts';

/** Starts the server without its pages, which need a build. */
await runServer({});
