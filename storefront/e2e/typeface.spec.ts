import { measureTypeShift, openFaceContext } from '../../e2e/layoutShift.ts';
import { publicPages } from '../../e2e/publicPages.ts';
import { waitForHydration } from '../../e2e/support.ts';
import { expect, test } from './support.ts';

const addresses = [...publicPages, '/product/1', '/nowhere'];

/** Number of tabs that wait for the web font concurrently. */
const tabCount = 6;

// No retries: a shift that occurs once is a defect.
test.describe.configure({ retries: 0, timeout: 120_000 });

/**
 * Fallback fonts of phones and desktops; `npm run layout-shift` measures all fonts at all widths.
 */
const standIns = [
  { width: 412, face: 'roboto' },
  { width: 1440, face: 'arial' },
] as const;

for (const { width, face } of standIns) {
  test(`no page at ${width} px in ${face} shifts when its web font arrives @once`, async ({
    browser,
    baseURL,
  }) => {
    const context = await openFaceContext(browser, { width, face, isTypeOnly: true });
    const left = [...addresses];
    const moved: string[] = [];
    const visitRest = async () => {
      const page = await context.newPage();
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        const shift = await measureTypeShift(page, `${baseURL}${path}`);
        if (shift >= 0.005) moved.push(`${path} by ${shift.toFixed(3)}`);
      }
    };
    await Promise.all(Array.from({ length: tabCount }, visitRest));
    await context.close();
    expect(moved).toEqual([]);
  });
}

test('a page keeps its typeface when its full style sheets are applied (ADR 17) @once', async ({
  browser,
  baseURL,
}) => {
  const context = await openFaceContext(browser, { width: 899, face: 'helvetica' });
  const page = await context.newPage();
  // The font, two seconds late, delays the load event.
  await page.goto(`${baseURL}/products`);
  const textWidths = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main li > a')].map((link) => link.getBoundingClientRect().width),
    );
  const asPainted = await textWidths();
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href, disabled, media }) => href && !disabled && media.length === 0),
  );
  expect(asPainted.length).toBeGreaterThan(10);
  expect(await textWidths()).toEqual(asPainted);
  await context.close();
});

test('on a high-latency line the first frame does not wait for the font (ADR 17) @once', async ({ page }) => {
  const preload = page.locator('head link[rel="preload"][as="font"]');
  await page.goto('/');
  await expect(preload).toHaveCount(1);

  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const font = page.waitForResponse(/site-text/);
  await page.goto('/about-us');
  await expect(preload).toHaveCount(0);
  expect((await font).ok()).toBe(true);
});

test('a font that arrives around the first paint is not swapped in when the page hydrates @touch', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // The font arrives before the first paint, but after the first layout.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 10_000_000,
    uploadThroughput: 10_000_000,
  });
  await page.goto('/product/1');
  const width = () =>
    page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().width;
    });
  const asPainted = await width();
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await width()).toBe(asPainted);
});
