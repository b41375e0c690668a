// `npm run bench`, after `npm run build`: measures the product against its floor and its goals.
// `npm run bench -- https://…` measures the pages of a running server, `npm run bench -- taps 'first screens'` only these parts.
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { measureAdmin } from './adminBenchmarks.ts';
import { measureFinder } from './finderBenchmarks.ts';
import { measureFirstScreens } from './firstScreens.ts';
import { measureGestures } from './gestureBenchmarks.ts';
import { measureInteractions } from './interactionBenchmarks.ts';
import { measurePages } from './pageBenchmarks.ts';
import { createDataDir, removeDir, startProductionServer } from './productionServer.ts';
import { measureServer } from './serverBenchmarks.ts';
import { measureStart } from './startBenchmarks.ts';
import { measureTaps } from './tapBenchmarks.ts';
import { type BenchResult, formatResults } from './resultsTable.ts';

const targetOrigin = process.argv.slice(2).find((argument) => URL.canParse(argument));
const chosen = process.argv.slice(2).filter((argument) => argument !== targetOrigin);
const dataDir = createDataDir();
const results: BenchResult[] = [];
const measurePart = async (part: string, measure: () => Promise<readonly BenchResult[]>) => {
  if (chosen.length > 0 && !chosen.includes(part)) return;
  const found = await measure();
  results.push(...found);
  console.error(`${part}: ${found.filter(({ isMet }) => !isMet).length} of ${found.length} missed`);
};
try {
  const product = targetOrigin === undefined ? await startProductionServer(dataDir) : null;
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const origin = targetOrigin ?? product?.origin ?? '';
  try {
    await measurePart('first screens', () => measureFirstScreens(browser, origin));
    await measurePart('pages', () => measurePages(browser, origin));
    await measurePart('taps', () => measureTaps(browser, origin));
    await measurePart('interactions', () => measureInteractions(browser, origin));
    await measurePart('finder', () => measureFinder(browser, origin));
    await measurePart('gestures', () => measureGestures(browser, origin));
    if (targetOrigin === undefined) await measurePart('admin', () => measureAdmin(browser));
  } finally {
    await browser.close();
    await product?.stop();
  }
  if (targetOrigin === undefined) {
    await measurePart('start', () => measureStart(dataDir));
    await measurePart('server', () => measureServer(dataDir));
  }
  console.log(formatResults(results));
} finally {
  removeDir(dataDir);
}
