import documentBudgets from '../../bench/src/documentBudgets.json' with { type: 'json' };
import { documentWeight } from '../../bench/src/documentWeight.ts';
import { longestTask, visit } from '../../bench/src/visit.ts';
import type { Page } from '@playwright/test';
import { expect, openPage, test, waitForHydration } from './support.ts';

/**
 * Pages with their budgets on a phone. Kilobytes and requests are those before any interaction; journeys encode pictures with
 * the least effort, so they transfer a few kilobytes more than production. `longestMs` is CPU time of the longest task after
 * hydration, half of it a margin for busy machines; it is highest on home, where jumping to the end lays out most.
 */
const pages = [
  { path: '/', mostKb: 158, mostRequests: 14, longestMs: 120 },
  { path: '/category/Cable%20Accessories', mostKb: 178, mostRequests: 11, longestMs: 110 },
  { path: '/product/1', mostKb: 154, mostRequests: 9, longestMs: 60 },
  { path: '/about-us', mostKb: 130, mostRequests: 8, longestMs: 60 },
] as const;

for (const { path, mostKb, mostRequests } of pages) {
  test(`${path} loads without layout shift and within its transfer budget @touch`, async ({
    browser,
    baseURL,
  }) => {
    const { cls, bytes, requests, earlyScripts } = await visit(browser, `${baseURL}${path}`, {
      isSlow: false,
    });
    expect(cls).toBeLessThan(0.005);
    expect(bytes.all / 1000).toBeLessThanOrEqual(mostKb);
    expect(bytes.font / 1000).toBeLessThanOrEqual(30);
    expect(requests).toBeLessThanOrEqual(mostRequests);
    // This script waits for the largest paint, and all others wait for it.
    expect(earlyScripts).toBeLessThanOrEqual(1);
  });
}

test('no task blocks a hydrated page for too long @touch', async ({ browser, baseURL }) => {
  for (const { path, longestMs } of pages) {
    expect.soft(await longestTask(browser, `${baseURL}${path}`), path).toBeLessThan(longestMs);
  }
});

test('every document is within its budget, with the first screen at its beginning @once', async ({
  request,
}) => {
  // Compresses each document twice, at the best quality.
  test.slow();
  for (const [path, [mostKb, mostFirstScreenKb]] of Object.entries(documentBudgets)) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    const { documentKb, firstScreenKb } = documentWeight(await response.text());
    expect.soft(documentKb, path).toBeLessThanOrEqual(mostKb ?? 0);
    expect.soft(firstScreenKb, path).toBeLessThanOrEqual(mostFirstScreenKb ?? 0);
  }
});

/** Tops of the pictures that have loaded, and whether the page is hydrated. */
const loadedPictures = (page: Page) =>
  page.evaluate(() => ({
    tops: [...document.querySelectorAll('main img')]
      .filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
      .map((image) => image.getBoundingClientRect().top),
    isHydrated: document.querySelector('[data-hydrated=false]') === null,
  }));

test('requests the pictures near the screen, and more when somebody uses the page @touch', async ({
  page,
}) => {
  await page.goto('/category/Cable%20Accessories', { waitUntil: 'networkidle' });
  const untouched = await loadedPictures(page);
  expect(untouched.isHydrated).toBe(false);
  expect(untouched.tops.length).toBeGreaterThan(2);
  expect(Math.max(...untouched.tops)).toBeLessThan(2 * 844);
  const sizes = () =>
    page
      .locator('main picture')
      .evaluateAll((pictures) => pictures.map((picture) => [picture.clientWidth, picture.clientHeight]));
  const untouchedSizes = await sizes();

  await page.mouse.wheel(0, 10);
  await expect.poll(async () => (await loadedPictures(page)).isHydrated).toBe(true);
  await expect.poll(async () => Math.max(...(await loadedPictures(page)).tops)).toBeGreaterThan(3 * 844);
  expect(await sizes()).toEqual(untouchedSizes);
});

/** Viewports on both sides of each breakpoint, with the device pixel ratio of such screens. */
const screens = [
  { width: 360, height: 780, deviceScaleFactor: 3 },
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 412, height: 823, deviceScaleFactor: 1.75 },
  { width: 768, height: 1024, deviceScaleFactor: 2 },
  { width: 900, height: 1200, deviceScaleFactor: 2 },
  { width: 1100, height: 800, deviceScaleFactor: 1 },
  { width: 1280, height: 800, deviceScaleFactor: 2 },
  { width: 1536, height: 864, deviceScaleFactor: 1.25 },
] as const;

/** Returns the requested addresses of the page's largest picture, and the one a browser selects for its rendered width. */
async function largestPicture(page: Page, path: string) {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(path);
  const fitting = await page
    .locator('main img[fetchpriority=high]')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const probe = new Image();
      probe.sizes = `${image.clientWidth}px`;
      probe.srcset = image.parentElement?.querySelector('source')?.srcset ?? '';
      return new Promise<string>((resolve) => {
        probe.addEventListener('load', () => resolve(probe.currentSrc));
        probe.addEventListener('error', () => resolve(''));
      });
    });
  const folder = fitting.slice(0, fitting.lastIndexOf('/') + 1);
  // The thumbnail of the same picture takes up to 240 px.
  const isLarge = (url: string) => Number.parseInt(url.slice(folder.length), 10) > 240;
  const large = requested.filter((url) => url.startsWith(folder) && isLarge(url));
  return { requested: [...new Set(large)], fitting };
}

for (const path of ['/', '/product/2']) {
  test(`${path} loads its largest picture once, at the width it is shown in @once`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    for (const { width, height, deviceScaleFactor } of screens) {
      const context = await browser.newContext({ baseURL, viewport: { width, height }, deviceScaleFactor });
      const { requested, fitting } = await largestPicture(await context.newPage(), path);
      expect.soft(requested, `${width} px`).toEqual([fitting]);
      await context.close();
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lazy pictures load when the browser decides to @touch', async ({ page }) => {
    await page.goto('/category/Cable%20Accessories', { waitUntil: 'networkidle' });
    const lazy = page.locator('main img[loading=lazy]');
    await expect(lazy.first()).toHaveJSProperty('complete', true);
    expect(await lazy.nth(8).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

test.describe('when the data of a page fails to load', () => {
  test.use({ expectedNoise: [[/net::ERR_FAILED/, /could not be loaded/], { scope: 'test' }] });

  test('a press works once a later intent has loaded it @touch', async ({ page }) => {
    let failures = 0;
    await page.route(/[?&]results=/, (route) => {
      if (failures++ < 2) return route.abort();
      return route.continue();
    });
    await page.goto('/product/2', { waitUntil: 'networkidle' });
    expect(failures).toBe(1);
    // Nothing hydrates without its data, so the page keeps the server's HTML.
    await page.mouse.wheel(0, 10);
    await expect.poll(() => failures).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await loadedPictures(page)).isHydrated).toBe(false);
    await expect(async () => {
      await page.mouse.wheel(0, 10);
      expect((await loadedPictures(page)).isHydrated).toBe(true);
    }).toPass();
    await page.getByRole('button', { name: 'Add To Quote', exact: true }).tap();
    await expect(page.getByRole('link', { name: 'Quote list, 1 item' })).toBeVisible();
  });
});

test.describe('when the catalogue changes while a page loads', () => {
  test.use({ expectedNoise: [[/Hydration mismatch/], { scope: 'test' }] });

  test('the newer data replaces what the document shows @touch', async ({ page }) => {
    await page.route(/about-us\?results=/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('Cable Accessories', 'Cable Novelties');
      await route.fulfill({ response, body });
    });
    await page.goto('/about-us');
    await waitForHydration(page);
    await expect(page.locator('header a', { hasText: 'Cable Novelties' }).first()).toBeAttached();
    await expect(page.locator('header a', { hasText: 'Cable Accessories' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

/** Latency of each request on Lighthouse's slow network. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/**
 * Waits until no response has come for as long as prefetching waits for its turn and its code then takes; `networkidle` is
 * reached once in a document and says nothing of what is fetched later.
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

/** Whether a mark set by script still exists; a new document has none. */
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
    const ahead = await page.evaluate(() =>
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
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.reduce((sum, { transferSize }) => sum + transferSize, 0)).toBeLessThanOrEqual(60_000);

    const links = page.getByRole('main').locator(link);
    const hrefs = await links.evaluateAll((all) =>
      all.map((one) => new URL((one as HTMLAnchorElement).href).pathname),
    );
    const at = hrefs.findIndex((href) => ahead.some((one) => one.path === href));
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

test('a link keeps the document while there is a quote list, and asks nothing (S-213) @touch', async ({
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

test('Enter on a link, and one with a modifier, do as in a page without script @once', async ({ page }) => {
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
  // Before the first script has loaded, a press goes to the server, as without script.
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

test('an idle page animates nothing @once', async ({ page }) => {
  await openPage(page, '/about-us');
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : effect)),
  );
  expect(running).toEqual([]);
});
