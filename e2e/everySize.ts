// `npm run e2e:sizes`, after `npm run build` and `npm run e2e:seed`: adds every size of the seed to the quote list by its own
// button, by mouse and keyboard on a desktop and by touch on a phone, and compares the lists with the expected sizes. Opens
// one page for each product and device, prints figures, and ends with 1 on any difference.
// `npm run e2e:sizes -- gland` visits only the products with that text in their names.
import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';
import { seedSizes } from '../server/test/support/seedSizes.ts';
import { type Input, visitProduct, type VisitResult } from './sizeVisit.ts';
import { startServer } from './startServer.ts';

interface Device {
  name: string;
  options: BrowserContextOptions;
  /** Inputs, which alternate from size to size. */
  inputs: readonly Input[];
}

const devices: readonly Device[] = [
  { name: 'desktop', options: { viewport: { width: 1440, height: 900 } }, inputs: ['mouse', 'keyboard'] },
  {
    name: 'phone',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    inputs: ['touch'],
  },
];

interface Visit extends VisitResult {
  device: Device;
  product: string;
  /** Expected codes that are not on the list, and codes that are not expected. */
  missing: readonly string[];
  unexpected: readonly string[];
}

/** Number of concurrent visits. */
const windowCount = 2;

/** Repeats a failed visit, so that a busy machine does not fail the run; the output names the repeated ones. */
const maxVisits = 2;

/** Products of hidden categories, which visitors do not see. */
const hiddenProducts: ReadonlySet<string> = new Set(['Rewirable Fuse Unit, Porcelain']);

const wanted = (process.argv[2] ?? '').toLowerCase();
const shown = [...seedSizes.keys()].filter(
  (product) => !hiddenProducts.has(product) && product.toLowerCase().includes(wanted),
);
const server = await startServer();
const launch = await chromiumLaunchOptions();
// The buttons need no pictures.
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, '--blink-settings=imagesEnabled=false'],
});
try {
  const began = performance.now();
  const visits = await visitAll(await readProductIds());
  printFigures(visits);
  console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  if (visits.length === 0 || visits.some(isDifferent)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}

async function readProductIds(): Promise<Map<string, number>> {
  const response = await fetch(`${server.url}/backend/products?fields=card`);
  if (!response.ok) throw new Error(`The list of products returned ${response.status}.`);
  const { data } = (await response.json()) as { data: { id: number; name: string }[] };
  const ids = new Map(data.map(({ id, name }) => [name, id]));
  const lost = shown.filter((product) => !ids.has(product));
  if (lost.length > 0) throw new Error(`Products of the seed are missing: ${lost.join(', ')}.`);
  return ids;
}

async function visitAll(ids: ReadonlyMap<string, number>): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const device of devices) {
    const left = [...shown];
    const visitRest = async () => {
      // Each worker has its own browser context, because tabs of one context share their list.
      const context = await browser.newContext({ ...device.options, reducedMotion: 'reduce' });
      for (let product = left.pop(); product !== undefined; product = left.pop()) {
        const visit = await visitUntilAsExpected(context, device, product, ids.get(product));
        visits.push(visit);
        const result = isDifferent(visit) ? 'differs' : `${visit.listed.length} sizes`;
        console.log(
          `${visits.length} of ${devices.length * shown.length}: ${product} (${device.name}), ${result}`,
        );
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: windowCount }, visitRest));
  }
  return visits;
}

async function visitUntilAsExpected(
  context: BrowserContext,
  device: Device,
  product: string,
  id: number | undefined,
): Promise<Visit> {
  const expected = new Set((seedSizes.get(product) ?? []).map(({ code }) => code));
  for (let attempt = 1; ; attempt += 1) {
    const url = `${server.url}/product/${id}`;
    const result = await visitProduct(context, { url, inputs: device.inputs, expected });
    const missing = [...expected].filter((code) => !result.listed.includes(code));
    const unexpected = result.listed.filter((code) => !expected.has(code));
    const visit = { ...result, device, product, missing, unexpected };
    if (!isDifferent(visit) || attempt === maxVisits) return visit;
    console.log(`${product} (${device.name}) is visited again: ${describe(visit)}`);
  }
}

function isDifferent({ missing, unexpected, failures }: Visit): boolean {
  return missing.length > 0 || unexpected.length > 0 || failures.length > 0;
}

function describe({ missing, unexpected, failures }: Visit): string {
  return [
    ...failures,
    ...(missing.length > 0 ? [`not on the list: ${missing.join(' ')}`] : []),
    ...(unexpected.length > 0 ? [`not expected: ${unexpected.join(' ')}`] : []),
  ].join('; ');
}

function printFigures(visits: readonly Visit[]): void {
  for (const visit of visits.filter(isDifferent)) {
    console.log(`${visit.product} (${visit.device.name}): ${describe(visit)}`);
  }
  const shapes = Map.groupBy(visits, ({ shape }) => shape);
  for (const [shape, shapeVisits] of [...shapes].toSorted(([a], [b]) => a.localeCompare(b))) {
    const products = new Set(shapeVisits.map(({ product }) => product)).size;
    console.log(`${shape}: ${products} products, ${inputText(shapeVisits)}`);
  }
  for (const device of devices) {
    const deviceVisits = visits.filter((visit) => visit.device === device);
    const listed = deviceVisits.reduce((sum, visit) => sum + visit.listed.length, 0);
    const expected = deviceVisits.reduce(
      (sum, { product }) => sum + (seedSizes.get(product)?.length ?? 0),
      0,
    );
    const different = deviceVisits.filter(isDifferent).length;
    console.log(
      `${device.name}: ${listed} of ${expected} sizes of ${deviceVisits.length} products (${inputText(deviceVisits)}), ${different} products differ`,
    );
  }
  console.log(`${shapes.size} shapes`);
}

/** Presses by input: '600 by mouse, 560 by keyboard'. */
function inputText(visits: readonly Visit[]): string {
  const inputs = [...new Set(devices.flatMap((device) => device.inputs))];
  return inputs
    .map((input) => ({ input, count: visits.reduce((sum, { pressed }) => sum + (pressed[input] ?? 0), 0) }))
    .filter(({ count }) => count > 0)
    .map(({ input, count }) => `${count} by ${input}`)
    .join(', ');
}
