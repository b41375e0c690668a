// `npm run e2e:sizes`, after `npm run build` and `npm run e2e:seed`: adds every size of the seed to the quote list by its own
// button, on a desktop and on a phone, and compares the lists with the expected sizes. Ends with 1 on any difference.
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';
import { seedSizes } from '../server/test/support/seedSizes.ts';
import { lastListKey, parseLastList } from '../storefront/src/quoteCart/lastList.ts';
import { startServer } from './startServer.ts';
import { waitForHydration } from './support.ts';

const devices: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Products that are visited at the same time. */
const tabCount = 2;

/** Products of hidden categories, which visitors do not see. */
const hiddenProducts: ReadonlySet<string> = new Set(['Rewirable Fuse Unit, Porcelain']);

/** Time for the last line to be stored. */
const storeMs = 5_000;

/** The button of a code that is neither on another page of the table nor filtered out. */
const openers = '[data-part="addSize"]';

interface Visit {
  device: string;
  product: string;
  added: number;
  /** Expected codes that are not on the list, codes that are not expected, or what went wrong. */
  missing: readonly string[];
  unexpected: readonly string[];
  failure: string;
}

const server = await startServer();
const siteUrl = server.url;
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const began = performance.now();
  const ids = await readProductIds();
  const shown = [...seedSizes.keys()].filter((product) => !hiddenProducts.has(product));
  const lost = shown.filter((product) => !ids.has(product));
  if (lost.length > 0) throw new Error(`Products of the seed are missing: ${lost.join(', ')}.`);
  const visits: Visit[] = [];
  for (const device of Object.keys(devices)) {
    const left = [...shown];
    const visitRest = async () => {
      for (let product = left.pop(); product !== undefined; product = left.pop()) {
        const visit = await visitProduct(device, product, ids.get(product));
        visits.push(visit);
        const result = isDifferent(visit) ? 'differs' : `${visit.added} sizes`;
        console.log(
          `${visits.length} of ${Object.keys(devices).length * shown.length}: ${product} (${device}), ${result}`,
        );
      }
    };
    await Promise.all(Array.from({ length: tabCount }, visitRest));
  }
  printFigures(visits);
  console.log(`${visits.length} visits in ${Math.round((performance.now() - began) / 1000)} s`);
  if (visits.some(isDifferent)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}

async function readProductIds(): Promise<Map<string, number>> {
  const response = await fetch(`${siteUrl}/backend/products?fields=card`);
  if (!response.ok) throw new Error(`The list of products was answered with ${response.status}.`);
  const { data } = (await response.json()) as { data: { id: number; name: string }[] };
  return new Map(data.map(({ id, name }) => [name, id]));
}

async function visitProduct(device: string, product: string, id: number | undefined): Promise<Visit> {
  const expected = codesOf(product);
  const context = await browser.newContext(devices[device]);
  let listed: string[] = [];
  let failure = '';
  try {
    const page = await context.newPage();
    await page.goto(`${siteUrl}/product/${id}`);
    await waitForHydration(page);
    await hideToasts(page);
    await addAllSizes(page, device === 'phone');
    listed = await readListedCodes(page);
  } catch (cause) {
    failure = String(cause).split('\n')[0] ?? '';
  } finally {
    await context.close();
  }
  return {
    device,
    product,
    added: listed.length,
    missing: [...expected].filter((code) => !listed.includes(code)),
    unexpected: listed.filter((code) => !expected.has(code)),
    failure,
  };
}

/** Toasts would lie over the buttons of the next codes. A constructed style sheet passes the content security policy. */
async function hideToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-component="Toaster"] { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Presses the button of each code, then that of the bar or sheet it opens. */
async function addAllSizes(page: Page, isTouch: boolean): Promise<void> {
  const showAll = page.getByRole('button', { name: 'Show all', exact: true });
  if (await showAll.isVisible()) await showAll.click();
  const buttons = page.locator(openers);
  for (let at = 0; at < (await buttons.count()); at += 1) {
    const button = buttons.nth(at);
    await (isTouch ? button.tap() : button.click());
    const form = page.locator('[data-part="sizeBar"], [data-part="sheet"]');
    const add = form.getByRole('button', { name: 'Add To Quote', exact: true });
    await (isTouch ? add.tap() : add.click());
    await form.waitFor({ state: 'detached' });
  }
}

/** Codes of the list, as this browser remembers it. */
async function readListedCodes(page: Page): Promise<string[]> {
  const buttonCount = await page.locator(openers).count();
  const read = async () => {
    const stored = await page.evaluate((key) => localStorage.getItem(key), lastListKey);
    return (parseLastList(stored, Date.now())?.lines ?? []).map(({ code }) => code);
  };
  // The list is stored after the press. Lines that never come are named with their codes.
  const end = performance.now() + storeMs;
  let codes = await read();
  while (codes.length < buttonCount && performance.now() < end) {
    await page.waitForTimeout(50);
    codes = await read();
  }
  return codes;
}

function isDifferent({ missing, unexpected, failure }: Visit): boolean {
  return missing.length > 0 || unexpected.length > 0 || failure !== '';
}

function printFigures(visits: readonly Visit[]): void {
  for (const visit of visits.filter(isDifferent)) {
    const { device, product, missing, unexpected, failure } = visit;
    console.log(`${product} (${device}): ${failure}`);
    if (missing.length > 0) console.log(`  not on the list: ${missing.join(' ')}`);
    if (unexpected.length > 0) console.log(`  not expected: ${unexpected.join(' ')}`);
  }
  for (const device of Object.keys(devices)) {
    const own = visits.filter((visit) => visit.device === device);
    const added = own.reduce((sum, visit) => sum + visit.added, 0);
    const expectedCount = own.reduce((sum, { product }) => sum + codesOf(product).size, 0);
    const different = own.filter(isDifferent).length;
    console.log(
      `${device}: ${added} of ${expectedCount} sizes of ${own.length} products added, ${different} products differ`,
    );
  }
}

function codesOf(product: string): Set<string> {
  return new Set((seedSizes.get(product) ?? []).map(({ code }) => code));
}
