// How much of a bare Node server's speed the product keeps: `npm run bench:server`, after `npm run build`.
import { dataFolder, removeFolder } from './product.ts';
import { serverLines } from './serverLines.ts';
import { tableOf } from './table.ts';

const dataDir = dataFolder();
try {
  console.log(tableOf(await serverLines(dataDir)));
} finally {
  removeFolder(dataDir);
}
