import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { resourceKeys, writePaths } from '@elvora/catalogue/contract';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createDataDir, ownerPassword, removeDir, startProductionServer } from './productionServer.ts';
import { roundCount } from './rounds.ts';
import { type BenchResult, median } from './resultsTable.ts';

const rounds = roundCount(3);
const catalogueSize = { products: 10_000, categories: 2000, cells: 100_000 };
const serverGoalMs = 100;
const paintGoalMs = 200;

const desktop = { viewport: { width: 1440, height: 900 } };
const api = '/backend';
const firstPage = { limit: 24, offset: 0, scope: 'all' } as const;

interface AdminTask {
  name: string;
  /** API path that the action requests; omitted when the browser already has the data. */
  apiPaths?: readonly string[];
  path: string;
  /** Runs before the measured press. */
  prepare?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Selector that matches only after the press has taken effect. */
  expected: { selector: string; text: string };
}

const allScope = { scope: 'all' } as const;
const listSearch = (page: Page) => page.getByRole('main').getByRole('searchbox');
const searchSteps = (found: string) => ({
  prepare: async (page: Page) => {
    await listSearch(page).pressSequentially(found.slice(0, -1));
    await page.waitForLoadState('networkidle');
  },
  press: (page: Page) => listSearch(page).press(found.slice(-1)),
});
const pressButton = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const menuSteps = (action: string) => ({
  prepare: pressButton(/^More actions: /),
  press: (page: Page) => page.getByRole('menuitem', { name: action }).click(),
});
const goTo = (name: string) => (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

const tasks: readonly AdminTask[] = [
  {
    name: 'list of products',
    apiPaths: [resourceKeys.products(firstPage)],
    path: '/admin',
    press: goTo('Products'),
    expected: { selector: 'main [data-component=AdminProductCard]', text: '' },
  },
  {
    name: 'table of products',
    path: '/admin/products',
    press: (page) => page.getByRole('radiogroup', { name: 'View' }).getByText('Table').click(),
    expected: { selector: 'main tbody tr', text: '' },
  },
  {
    name: 'search of products',
    apiPaths: [resourceKeys.products({ ...firstPage, query: '004321' })],
    path: '/admin/products',
    ...searchSteps('004321'),
    expected: { selector: 'main li:only-child [data-component=AdminProductCard]', text: '004321' },
  },
  {
    name: 'dialog of a product',
    apiPaths: [resourceKeys.product(4321, allScope)],
    path: '/admin/products',
    press: pressButton(/^Edit Product: /),
    expected: { selector: '[role=dialog] h2', text: 'Edit Product' },
  },
  {
    name: 'list of categories',
    apiPaths: [resourceKeys.topCategories(allScope), resourceKeys.subCategories(allScope)],
    path: '/admin',
    press: goTo('Categories'),
    expected: { selector: 'main [data-component=AdminCategoryCard]', text: '' },
  },
  {
    name: 'tree of categories',
    path: '/admin/categories',
    press: (page) => page.getByRole('radiogroup', { name: 'View' }).getByText('Tree').click(),
    expected: { selector: 'main [role=treegrid] [role=row]', text: '' },
  },
  {
    name: 'search of categories',
    path: '/admin/categories',
    ...searchSteps('series 1234'),
    expected: { selector: 'main li:only-child [data-component=AdminCategoryCard]', text: 'series 1234' },
  },
  {
    name: 'dialog of a category',
    path: '/admin/categories',
    press: pressButton(/^Edit Category/),
    expected: { selector: '[role=dialog] h2', text: 'Edit Category' },
  },
  {
    name: 'dialog that moves a category',
    path: '/admin/categories',
    ...menuSteps('Move…'),
    expected: { selector: '[role=dialog] h2', text: 'Move Category' },
  },
];

/** Measures the admin with many products and categories on a desktop: server time and time to paint. */
export async function measureAdmin(browser: Browser): Promise<BenchResult[]> {
  const dataDir = createDataDir();
  try {
    await growCatalogue(dataDir);
    const product = await startProductionServer(dataDir);
    const context = await browser.newContext(desktop);
    try {
      const cookie = await signIn(context, product.origin);
      const lines: BenchResult[] = [];
      for (const task of tasks) lines.push(...(await measureTask(task, context, product.origin, cookie)));
      return lines;
    } finally {
      await context.close();
      await product.stop();
    }
  } finally {
    removeDir(dataDir);
  }
}

async function measureTask(
  task: AdminTask,
  context: BrowserContext,
  origin: string,
  cookie: string,
): Promise<BenchResult[]> {
  const { name, apiPaths } = task;
  const served: number[] = [];
  const painted: number[] = [];
  for (let round = 0; round < rounds; round++) {
    if (apiPaths) served.push(await measureResponses(apiPaths, origin, cookie));
    painted.push(await measurePaint(task, context, origin));
  }
  return [
    ...(apiPaths ? [toResult(`admin, ${name}: on the server`, serverGoalMs, median(served))] : []),
    toResult(`admin, ${name}: painted`, paintGoalMs, median(painted)),
  ];
}

const toResult = (what: string, goalMs: number, ms: number): BenchResult => ({
  metric: what,
  goal: `≤ ${goalMs} ms`,
  value: `${Math.round(ms)} ms`,
  isMet: ms <= goalMs,
});

/** Runs `npm run grow`. */
async function growCatalogue(dataDir: string): Promise<void> {
  const command = fileURLToPath(new URL('../../server/src/cli/grow.ts', import.meta.url));
  const args = Object.entries(catalogueSize).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const growing = spawn(process.execPath, [command, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const [code] = await once(growing, 'exit');
  if (code !== 0) throw new Error(`npm run grow exited with ${code}.`);
}

/** Signs in and returns the session's headers. */
async function signIn(context: BrowserContext, origin: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${origin}/admin`);
  await page.locator('input[name=userName]').fill('admin');
  await page.locator('input[name=password]').fill(ownerPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.close();
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

let changeCount = 0;

/** Measures server time of uncached responses, right after a change. */
async function measureResponses(keys: readonly string[], origin: string, cookie: string): Promise<number> {
  const changed = await fetch(origin + api + writePaths.products, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [1], trending: ++changeCount % 2 }),
  });
  if (!changed.ok) throw new Error(`The change returned ${changed.status}.`);
  const begun = performance.now();
  await Promise.all(
    keys.map(async (key) => {
      const response = await fetch(origin + api + key, { headers: { cookie } });
      if (!response.ok) throw new Error(`${key} returned ${response.status}.`);
      await response.arrayBuffer();
    }),
  );
  return performance.now() - begun;
}

/** Measures from the press to the paint of its result. */
async function measurePaint(task: AdminTask, context: BrowserContext, origin: string): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto(origin + task.path);
    await page.waitForLoadState('networkidle');
    await task.prepare?.(page);
    await page.evaluate(({ selector, text }) => {
      const isShown = () =>
        [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text));
      const took = new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          removeEventListener('pointerdown', begin, true);
          removeEventListener('keydown', begin, true);
          const look = () => {
            if (!isShown()) requestAnimationFrame(look);
            // The next frame confirms the paint.
            else requestAnimationFrame((now) => resolve(now - timeStamp));
          };
          requestAnimationFrame(look);
        };
        addEventListener('pointerdown', begin, true);
        addEventListener('keydown', begin, true);
      });
      Object.assign(globalThis, { took });
    }, task.expected);
    await task.press(page);
    return await page.evaluate<number>('took');
  } finally {
    await page.close();
  }
}
