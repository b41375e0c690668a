import { runServer } from '../../src/start.ts';

/** The server as a process without its pages, which need a build. */
await runServer({});
