import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { keys, writePaths } from '@elvora/catalogue/contract';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { dataFolder, ownerPassword, removeFolder, startProduct } from './product.ts';
import { roundsOr } from './rounds.ts';
import { type Line, median } from './table.ts';

const rounds = roundsOr(3);
const size = { products: 10_000, categories: 2000, cells: 100_000 };
const serverGoalMs = 100;
const paintGoalMs = 200;

const desktop = { viewport: { width: 1440, height: 900 } };
const api = '/backend';
const pageOfList = { limit: 24, offset: 0, scope: 'all' } as const;

interface Task {
  name: string;
  /** Below the API's base: what the server is asked for. Without it the browser has all of it already. */
  asked?: readonly string[];
  path: string;
  /** Before the press that counts. */
  prepare?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Stands on the page once the press is answered, and not before. */
  shown: { selector: string; text: string };
}

const all = { scope: 'all' } as const;
const listSearch = (page: Page) => page.getByRole('main').getByRole('searchbox');
const typed = (found: string) => ({
  prepare: async (page: Page) => {
    await listSearch(page).pressSequentially(found.slice(0, -1));
    await page.waitForLoadState('networkidle');
  },
  press: (page: Page) => listSearch(page).press(found.slice(-1)),
});
const pressButton = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const fromMenu = (action: string) => ({
  prepare: pressButton(/^More actions: /),
  press: (page: Page) => page.getByRole('menuitem', { name: action }).click(),
});
const goTo = (name: string) => (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

const tasks: readonly Task[] = [
  {
    name: 'list of products',
    asked: [keys.products(pageOfList)],
    path: '/admin',
    press: goTo('Products'),
    shown: { selector: 'main [data-component=AdminProductCard]', text: '' },
  },
  {
    name: 'table of products',
    path: '/admin/products',
    press: (page) => page.getByRole('radiogroup', { name: 'View' }).getByText('Table').click(),
    shown: { selector: 'main tbody tr', text: '' },
  },
  {
    name: 'search of products',
    asked: [keys.products({ ...pageOfList, query: '004321' })],
    path: '/admin/products',
    ...typed('004321'),
    shown: { selector: 'main li:only-child [data-component=AdminProductCard]', text: '004321' },
  },
  {
    name: 'dialog of a product',
    asked: [keys.product(4321, all)],
    path: '/admin/products',
    press: pressButton(/^Edit Product: /),
    shown: { selector: '[role=dialog] h2', text: 'Edit Product' },
  },
  {
    name: 'list of categories',
    asked: [keys.topCategories(all), keys.subCategories(all)],
    path: '/admin',
    press: goTo('Categories'),
    shown: { selector: 'main [data-component=AdminCategoryCard]', text: '' },
  },
  {
    name: 'tree of categories',
    path: '/admin/categories',
    press: (page) => page.getByRole('radiogroup', { name: 'View' }).getByText('Tree').click(),
    shown: { selector: 'main [role=treegrid] [role=row]', text: '' },
  },
  {
    name: 'search of categories',
    path: '/admin/categories',
    ...typed('series 1234'),
    shown: { selector: 'main li:only-child [data-component=AdminCategoryCard]', text: 'series 1234' },
  },
  {
    name: 'dialog of a category',
    path: '/admin/categories',
    press: pressButton(/^Edit Category/),
    shown: { selector: '[role=dialog] h2', text: 'Edit Category' },
  },
  {
    name: 'dialog that moves a category',
    path: '/admin/categories',
    ...fromMenu('Move…'),
    shown: { selector: '[role=dialog] h2', text: 'Move Category' },
  },
];

/** The admin with many products and categories, on a desktop: what its server takes, and what somebody waits for. */
export async function adminLines(browser: Browser): Promise<Line[]> {
  const dataDir = dataFolder();
  try {
    await grow(dataDir);
    const product = await startProduct(dataDir);
    const context = await browser.newContext(desktop);
    try {
      const cookie = await signIn(context, product.origin);
      const lines: Line[] = [];
      for (const task of tasks) lines.push(...(await linesOf(task, context, product.origin, cookie)));
      return lines;
    } finally {
      await context.close();
      await product.stop();
    }
  } finally {
    removeFolder(dataDir);
  }
}

async function linesOf(task: Task, context: BrowserContext, origin: string, cookie: string): Promise<Line[]> {
  const { name, asked } = task;
  const served: number[] = [];
  const painted: number[] = [];
  for (let round = 0; round < rounds; round++) {
    if (asked) served.push(await answered(asked, origin, cookie));
    painted.push(await paintOf(task, context, origin));
  }
  return [
    ...(asked ? [lineOf(`admin, ${name}: on the server`, serverGoalMs, median(served))] : []),
    lineOf(`admin, ${name}: painted`, paintGoalMs, median(painted)),
  ];
}

const lineOf = (what: string, goalMs: number, ms: number): Line => ({
  what,
  goal: `≤ ${goalMs} ms`,
  value: `${Math.round(ms)} ms`,
  isMet: ms <= goalMs,
});

/** With the product's own command. */
async function grow(dataDir: string): Promise<void> {
  const command = fileURLToPath(new URL('../../server/src/cli/grow.ts', import.meta.url));
  const args = Object.entries(size).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const growing = spawn(process.execPath, [command, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const [code] = await once(growing, 'exit');
  if (code !== 0) throw new Error(`The catalogue did not grow: ${code}`);
}

/** As staff do; gives what their requests carry. */
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

let changes = 0;

/** How long its server takes for the answers, none of which is kept from before: something has just been changed. */
async function answered(asked: readonly string[], origin: string, cookie: string): Promise<number> {
  const changed = await fetch(origin + api + writePaths.products, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [1], trending: ++changes % 2 }),
  });
  if (!changed.ok) throw new Error(`A change was answered with ${changed.status}.`);
  const begun = performance.now();
  await Promise.all(
    asked.map(async (key) => {
      const answer = await fetch(origin + api + key, { headers: { cookie } });
      if (!answer.ok) throw new Error(`${key} is answered with ${answer.status}.`);
      await answer.arrayBuffer();
    }),
  );
  return performance.now() - begun;
}

/** From the press to the frame that shows what it was for. */
async function paintOf(task: Task, context: BrowserContext, origin: string): Promise<number> {
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
            // The frame after the one that shows it first has painted it.
            else requestAnimationFrame((now) => resolve(now - timeStamp));
          };
          requestAnimationFrame(look);
        };
        addEventListener('pointerdown', begin, true);
        addEventListener('keydown', begin, true);
      });
      Object.assign(globalThis, { took });
    }, task.shown);
    await task.press(page);
    return await page.evaluate<number>('took');
  } finally {
    await page.close();
  }
}
