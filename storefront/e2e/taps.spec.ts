import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support.ts';

/** Latency of each request on Lighthouse's slow network. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/**
 * Waits until there has been no response for as long as prefetching waits plus the time of its code.
 * `networkidle` is reached once per document and ignores what is fetched later.
 */
async function waitForSilence(page: Page): Promise<void> {
  const countResponses = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    await page.waitForTimeout(1000 + 4 * slowLine.latency);
    now = await countResponses();
  }
}

/** Opens a page on the slow network and waits until it is idle. */
async function openSettled(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowLine);
  await page.goto(path);
  await page.waitForFunction(() => document.querySelector('[data-hydrated]') !== null);
  await waitForSilence(page);
}

/** Whether a marker set by script still exists; a new document has none. */
const isSameDocument = (page: Page) => page.evaluate(() => 'mark' in window);
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: true }));

for (const { path, link, title } of [
  { path: '/', link: 'a[href^="/category/"], a[href="/products"]', title: /./ },
  { path: '/category/Cable%20Accessories', link: 'a[href*="/Cable%20Glands"]', title: /^Cable Glands/ },
  { path: '/product/1', link: 'a[href^="/category/"]', title: /./ },
]) {
  test(`a tap on a link of a settled page finds its document in the cache, from ${path} @touch`, async ({
    page,
  }) => {
    test.slow();
    await openSettled(page, path);
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(
          (entry) =>
            (entry as PerformanceResourceTiming).initiatorType === 'fetch' &&
            !/[?&]results=|\.js/.test(entry.name),
        ),
    );
    await waitForSilence(page);
    const prefetched = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, initiatorType, startTime }) => {
          const documents = performance
            .getEntriesByType('resource')
            .filter(
              (entry) =>
                (entry as PerformanceResourceTiming).initiatorType === 'fetch' &&
                !/[?&]results=/.test(entry.name),
            );
          const since = Math.min(...documents.map((entry) => entry.startTime));
          return (
            startTime >= since && (initiatorType === 'fetch' || initiatorType === 'img') && !/\.js/.test(name)
          );
        })
        .map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize })),
    );
    expect(prefetched.length).toBeGreaterThan(0);
    expect(prefetched.reduce((sum, { transferSize }) => sum + transferSize, 0)).toBeLessThanOrEqual(60_000);

    const links = page.getByRole('main').locator(link);
    const hrefs = await links.evaluateAll((all) =>
      all.map((one) => new URL((one as HTMLAnchorElement).href).pathname),
    );
    const at = hrefs.findIndex((href) => prefetched.some((one) => one.path === href));
    expect(at).toBeGreaterThanOrEqual(0);
    const before = await page.title();
    await links.nth(at).tap();
    await expect(page).not.toHaveTitle(before);
    await expect(page).toHaveTitle(title);
    const transferred = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).transferSize,
    );
    expect(transferred).toBe(0);
  });
}

test('a tap on a page in use follows the link when its code has not loaded @touch', async ({ page }) => {
  test.slow();
  await openSettled(page, '/product/1');
  await waitForHydration(page);
  await markDocument(page);
  await page.getByRole('main').locator('a[href^="/category/"]').first().tap();
  await expect(page).toHaveURL(/\/category\//);
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('a press on a link loads no script, which would compete with the next page @touch', async ({ page }) => {
  test.slow();
  await openSettled(page, '/product/1');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.css')) scripts.push(request.url());
  });
  const link = page.getByRole('main').locator('a[href^="/category/"]').first();
  // The next page, which is in the cache, would load its own scripts at once.
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault(), true));
  await link.tap();
  await page.waitForTimeout(300);
  expect(scripts).toEqual([]);
});

test('a link keeps the document while there is a quote list, without a confirmation (S-213) @touch', async ({
  page,
}) => {
  test.slow();
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs++;
    void dialog.accept();
  });
  await openSettled(page, '/product/2');
  await page.getByRole('button', { name: 'Add To Quote', exact: true }).tap();
  const list = page.getByRole('link', { name: 'Quote list, 1 item' });
  await expect(list).toBeVisible({ timeout: 20_000 });
  await markDocument(page);
  await page.getByRole('main').locator('a[href^="/category/"]').first().tap();
  await expect(page).toHaveURL(/\/category\//, { timeout: 20_000 });
  await expect(list).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(dialogs).toBe(0);
});

test('Enter on a link, with and without a modifier, works as without script @once', async ({ page }) => {
  test.slow();
  await openSettled(page, '/product/1');
  const link = page.getByRole('main').locator('a[href^="/category/"]').first();
  const address = page.url();
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/category\//, { timeout: 20_000 });
  expect(page.url()).toBe(address);
  await markDocument(page);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/category\//, { timeout: 20_000 });
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

/** The 'Slow 3G' preset of browser developer tools. */
const slow3G = { ...slowLine, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test('the first tap on Add To Quote adds on Slow 3G, without leaving the page @touch', async ({
  page,
  context,
}) => {
  test.slow();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow3G);
  await page.goto('/product/2', { waitUntil: 'domcontentloaded' });
  // Before the first script has loaded, a press submits the form to the server, as without script.
  await page.waitForFunction(() => {
    const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
    return script !== null && performance.getEntriesByName(script.src).length > 0;
  });
  const add = page.getByRole('button', { name: 'Add To Quote', exact: true });
  await add.tap({ noWaitAfter: true });
  // While the scripts load, the press is queued and shown as busy.
  await expect(add).toHaveAttribute('aria-busy');
  await expect(page.getByRole('link', { name: 'Quote list, 1 item' })).toBeVisible({ timeout: 60_000 });
  await expect(add).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(/\/product\/2$/);
});

/** Generous, for busy machines. */
const hydrationTimeoutMs = 40_000;

/** Opens a page whose script waits; returns a function that lets it load, and when it was requested. */
async function openBeforeHydration(page: Page, path: string) {
  const script = Promise.withResolvers<void>();
  const request = Promise.withResolvers<void>();
  await page.route(/\/assets\/react-[^/]*\.js$/, async (route) => {
    request.resolve();
    await script.promise;
    await route.continue();
  });
  // The entry delays the load event.
  await page.goto(path, { waitUntil: 'load' });
  return { loadScript: script.resolve, requested: request.promise };
}

test('presses before a page is hydrated all take effect @touch', async ({ page }) => {
  const { loadScript } = await openBeforeHydration(page, '/product/2');
  const increase = page.getByRole('button', { name: /^Increase/ }).first();
  for (let presses = 0; presses < 3; presses++) await increase.tap();
  loadScript();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('4', { timeout: hydrationTimeoutMs });
});

test('a filter selected before the page is hydrated is applied @mouse', async ({ page }) => {
  const { loadScript } = await openBeforeHydration(page, '/search?query=m20');
  const filter = page.getByRole('checkbox', { name: /IP68/ }).first();
  await filter.check();
  loadScript();
  await expect(page).toHaveURL(/where=protection:IP68/, { timeout: hydrationTimeoutMs });
  await expect(filter).toBeChecked();
});

test('a range that is typed before the page is hydrated is applied @mouse', async ({ page }) => {
  const { loadScript } = await openBeforeHydration(
    page,
    '/category/Control%20%26%20Switchgear/Contactors/Power%20Contactors',
  );
  const from = page.getByRole('textbox', { name: 'Rated current AC-3 from' });
  await from.fill('20');
  await from.press('Enter');
  loadScript();
  await expect(page).toHaveURL(/where=currentAc3:20\./, { timeout: hydrationTimeoutMs });
  await expect(from).toHaveValue('20');
});

test('a product that is compared before the page is hydrated joins those from before @mouse', async ({
  page,
}) => {
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await page.goto('/product/2');
  await compare.click();
  await expect(page).toHaveURL('/compare?item=2');
  const { loadScript } = await openBeforeHydration(page, '/product/35');
  await compare.click();
  loadScript();
  await expect(page).toHaveURL('/compare?item=2&item=35', { timeout: hydrationTimeoutMs });
});

test('a press that comes while the script is loading starts hydration @touch', async ({ page }) => {
  const { loadScript, requested } = await openBeforeHydration(page, '/product/2');
  // Scripts load after the first paint, without any interaction.
  await requested;
  await page.getByRole('button', { name: 'Add To Quote' }).tap();
  loadScript();
  await expect(page.getByText(/added/i).first()).toBeVisible({ timeout: hydrationTimeoutMs });
});
