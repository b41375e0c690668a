// How much of a bare Node server's speed the product keeps: `npm run bench:server`, after `npm run build`.
import { createDataDir, removeDir } from './productionServer.ts';
import { measureServer } from './serverBenchmarks.ts';
import { formatResults } from './resultsTable.ts';

const dataDir = createDataDir();
try {
  console.log(formatResults(await measureServer(dataDir)));
} finally {
  removeDir(dataDir);
}
