// The product beside the least it could cost, and the goals: `npm run bench`, after `npm run build`.
// `npm run bench -- https://…` measures the pages of a server that runs already.
import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { adminLines } from './adminLines.ts';
import { gestureLines } from './gestureLines.ts';
import { interactionLines } from './interactionLines.ts';
import { pageLines } from './pageLines.ts';
import { dataFolder, removeFolder, startProduct } from './product.ts';
import { serverLines } from './serverLines.ts';
import { startLines } from './startLines.ts';
import { type Line, tableOf } from './table.ts';

const [given] = process.argv.slice(2);
const dataDir = dataFolder();
const lines: Line[] = [];
const add = (part: string, found: readonly Line[]) => {
  lines.push(...found);
  console.error(`${part}: ${found.filter(({ isMet }) => !isMet).length} of ${found.length} missed`);
};
try {
  const product = given === undefined ? await startProduct(dataDir) : null;
  const browser = await chromium.launch(await chromiumLaunch());
  const origin = given ?? product?.origin ?? '';
  try {
    add('pages', await pageLines(browser, origin));
    add('interactions', await interactionLines(browser, origin));
    add('gestures', await gestureLines(browser, origin));
    if (given === undefined) add('admin', await adminLines(browser));
  } finally {
    await browser.close();
    await product?.stop();
  }
  if (given === undefined) {
    add('start', await startLines(dataDir));
    add('server', await serverLines(dataDir));
  }
  console.log(tableOf(lines));
} finally {
  removeFolder(dataDir);
}
