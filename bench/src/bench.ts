// `npm run bench`, after `npm run build`: measures the product beside its floor and its goals.
// `npm run bench -- https://…` measures the pages of a running server.
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { measureAdmin } from './adminBenchmarks.ts';
import { measureGestures } from './gestureBenchmarks.ts';
import { measureInteractions } from './interactionBenchmarks.ts';
import { measurePages } from './pageBenchmarks.ts';
import { createDataDir, removeDir, startProductionServer } from './productionServer.ts';
import { measureServer } from './serverBenchmarks.ts';
import { measureStart } from './startBenchmarks.ts';
import { type BenchResult, formatResults } from './resultsTable.ts';

const [targetOrigin] = process.argv.slice(2);
const dataDir = createDataDir();
const results: BenchResult[] = [];
const addResults = (part: string, found: readonly BenchResult[]) => {
  results.push(...found);
  console.error(`${part}: ${found.filter(({ isMet }) => !isMet).length} of ${found.length} missed`);
};
try {
  const product = targetOrigin === undefined ? await startProductionServer(dataDir) : null;
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const origin = targetOrigin ?? product?.origin ?? '';
  try {
    addResults('pages', await measurePages(browser, origin));
    addResults('interactions', await measureInteractions(browser, origin));
    addResults('gestures', await measureGestures(browser, origin));
    if (targetOrigin === undefined) addResults('admin', await measureAdmin(browser));
  } finally {
    await browser.close();
    await product?.stop();
  }
  if (targetOrigin === undefined) {
    addResults('start', await measureStart(dataDir));
    addResults('server', await measureServer(dataDir));
  }
  console.log(formatResults(results));
} finally {
  removeDir(dataDir);
}
