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
  { path: '/', maxKb: 158, maxRequests: 14, longestMs: 120 },
  { path: '/category/Cable%20Accessories', maxKb: 178, maxRequests: 11, longestMs: 110 },
  { path: '/product/1', maxKb: 154, maxRequests: 9, longestMs: 60 },
  { path: '/about-us', maxKb: 130, maxRequests: 8, longestMs: 60 },
] as const;

for (const { path, maxKb, maxRequests } of pages) {
  test(`${path} loads without layout shift and within its transfer budget @touch`, async ({
    browser,
    baseURL,
  }) => {
    const { cls, bytes, requests, earlyScripts } = await visit(browser, `${baseURL}${path}`, {
      isSlow: false,
    });
    expect(cls).toBeLessThan(0.005);
    expect(bytes.all / 1000).toBeLessThanOrEqual(maxKb);
    expect(bytes.font / 1000).toBeLessThanOrEqual(30);
    expect(requests).toBeLessThanOrEqual(maxRequests);
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
  for (const [path, [maxKb, maxFirstScreenKb]] of Object.entries(documentBudgets)) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    const { documentKb, firstScreenKb } = documentWeight(await response.text());
    expect.soft(documentKb, path).toBeLessThanOrEqual(maxKb ?? 0);
    expect.soft(firstScreenKb, path).toBeLessThanOrEqual(maxFirstScreenKb ?? 0);
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

test('requests the pictures near the screen, and more once the visitor uses the page @touch', async ({
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
  const initialSizes = await sizes();

  await page.mouse.wheel(0, 10);
  await expect.poll(async () => (await loadedPictures(page)).isHydrated).toBe(true);
  await expect.poll(async () => Math.max(...(await loadedPictures(page)).tops)).toBeGreaterThan(3 * 844);
  expect(await sizes()).toEqual(initialSizes);
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
  test(`${path} loads its largest picture once, at its rendered width @once`, async ({
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
  test.use({
    expectedNoise: [[/net::ERR_FAILED/, /could not be loaded|Failed to fetch/], { scope: 'test' }],
  });

  test('a press works once a later intent has loaded it @touch', async ({ page }) => {
    let failures = 0;
    await page.route(/[?&]results=/, (route) => {
      if (failures++ < 2) return route.abort();
      return route.continue();
    });
    await page.goto('/product/2', { waitUntil: 'networkidle' });
    await expect.poll(() => failures).toBe(1);
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

  test('newer data replaces the content of the document @touch', async ({ page }) => {
    await page.route(/about-us\?results=/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('Cable Accessories', 'Cable Novelties');
      await route.fulfill({ response, body });
    });
    await page.goto('/about-us');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.locator('header a', { hasText: 'Cable Novelties' }).first()).toBeAttached();
    await expect(page.locator('header a', { hasText: 'Cable Accessories' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
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
