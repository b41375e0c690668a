import documentBudgets from '../../bench/src/documentBudgets.json' with { type: 'json' };
import { documentWeight } from '../../bench/src/documentWeight.ts';
import { longestTask, visit } from '../../bench/src/visit.ts';
import type { Page } from '@playwright/test';
import { expect, openPage, test, waitForHydration } from './support.ts';

/**
 * Pages with their budgets on a phone: kilobytes transferred before any interaction, a few more than in production because
 * the pictures of the journeys are encoded with the least effort; requests; and milliseconds of CPU time of the longest task after
 * hydration, half of it for what other tasks of a busy machine cost. Home has the highest, since jumping to its end lays out most.
 */
const pages = [
  { path: '/', mostKb: 172, mostRequests: 14, longestMs: 120 },
  { path: '/category/Cable%20Accessories', mostKb: 194, mostRequests: 11, longestMs: 110 },
  { path: '/product/1', mostKb: 174, mostRequests: 9, longestMs: 60 },
  { path: '/about-us', mostKb: 144, mostRequests: 8, longestMs: 60 },
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
    expect(bytes.font / 1000).toBeLessThanOrEqual(45);
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lazy pictures load as the browser finds right @touch', async ({ page }) => {
    await page.goto('/category/Cable%20Accessories', { waitUntil: 'networkidle' });
    const lazy = page.locator('main img[loading=lazy]');
    await expect(lazy.first()).toHaveJSProperty('complete', true);
    expect(await lazy.nth(8).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

test.describe('when the data of a page is lost on the way', () => {
  test.use({ expectedNoise: [[/net::ERR_FAILED/, /could not be loaded/], { scope: 'test' }] });

  test('a press works once a later intent has brought it @touch', async ({ page }) => {
    let failures = 0;
    await page.route(/[?&]results=/, (route) => {
      if (failures++ < 2) return route.abort();
      return route.continue();
    });
    await page.goto('/product/2', { waitUntil: 'networkidle' });
    expect(failures).toBe(1);
    // Nothing hydrates without its data: the page stays what the server has rendered.
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

/** The slow line of Lighthouse: each request takes this long. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

test('a tap on a settled page finds code and data loaded ahead, within 60 kB @touch', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowLine);
  await page.goto('/category/Cable%20Accessories');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('id=Cable%20Glands')),
  );
  await page.waitForLoadState('networkidle');
  const aheadBytes = await page.evaluate(() => {
    const text = document.getElementById('files')?.textContent ?? '';
    const { ahead } = JSON.parse(text) as { ahead: string[] };
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/backend/') || ahead.some((file) => name.endsWith(file)))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  });
  expect(aheadBytes).toBeGreaterThan(30_000);
  expect(aheadBytes).toBeLessThanOrEqual(60_000);

  const needed: string[] = [];
  page.on('request', (request) => {
    const isOfTarget = request.resourceType() === 'fetch' && request.url().includes('id=Cable%20Glands');
    const isNeeded = isOfTarget || ['document', 'script'].includes(request.resourceType());
    // What the new page loads for later controls.
    if (isNeeded && !/RangeHandles|useControlledState|clsx|textSelection/.test(request.url()))
      needed.push(request.url());
  });
  await page.getByRole('main').getByRole('link', { name: 'Cable Glands' }).first().tap();
  await expect(page).toHaveTitle(/^Cable Glands/);
  expect(needed).toEqual([]);
});

test('a tap in front of code that is not here follows the link at once @touch', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowLine);
  // Never answered: the code of navigation stays away.
  await page.route('**/assets/table-*.js', () => undefined);
  await page.goto('/category/Cable%20Accessories');
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  await page.evaluate(() =>
    addEventListener('click', (event) => sessionStorage.setItem('isHeld', String(event.defaultPrevented)), {
      capture: true,
    }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Cable Glands' }).first().tap();
  await expect(page).toHaveTitle(/^Cable Glands/);
  expect(await page.evaluate(() => sessionStorage.getItem('isHeld'))).toBe('false');
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
  // Before the first script is here a press goes to the server, as without script.
  await page.waitForFunction(() => {
    const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
    return script !== null && performance.getEntriesByName(script.src).length > 0;
  });
  const add = page.getByRole('button', { name: 'Add To Quote', exact: true });
  await add.tap({ noWaitAfter: true });
  // The scripts are on their way: the press is held, and shown as busy.
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
