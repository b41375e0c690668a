import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../scripts/chromium.mjs';
import { interactionLines } from './src/interactionLines.ts';
import { dataFolder, removeFolder, startProduct } from './src/product.ts';
import { tableOf } from './src/table.ts';
const d = dataFolder(); const p = await startProduct(d); const b = await chromium.launch(await chromiumLaunch());
console.log(tableOf(await interactionLines(b, p.origin))); await b.close(); await p.stop(); removeFolder(d);
