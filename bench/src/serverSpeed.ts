// `npm run bench:server`, after `npm run build`: measures the product beside a bare Node server.
import { createDataDir, removeDir } from './productionServer.ts';
import { measureServer } from './serverBenchmarks.ts';
import { formatResults } from './resultsTable.ts';

const dataDir = createDataDir();
try {
  console.log(formatResults(await measureServer(dataDir)));
} finally {
  removeDir(dataDir);
}
