import { longestTask, visit } from '../../bench/src/visit.ts';
import { expect, openPage, test } from './support.ts';

/**
 * Pages with their budgets on a phone: kilobytes transferred before any interaction, a few more than in production because
 * the pictures of the journeys are encoded with the least effort, and milliseconds of CPU time of the longest task after
 * hydration. Home has the highest, since jumping to its end lays out most.
 */
const pages = [
  { path: '/', mostKb: 224, longestMs: 80 },
  { path: '/category/Cable%20Accessories', mostKb: 200, longestMs: 40 },
  { path: '/product/1', mostKb: 169, longestMs: 40 },
  { path: '/about-us', mostKb: 176, longestMs: 40 },
] as const;

for (const { path, mostKb } of pages) {
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
    expect(requests).toBeLessThanOrEqual(26);
    // This script waits for the largest paint, and all others wait for it.
    expect(earlyScripts).toBeLessThanOrEqual(1);
  });
}

test('no task blocks a hydrated page for too long @touch', async ({ browser, baseURL }) => {
  for (const { path, longestMs } of pages) {
    expect.soft(await longestTask(browser, `${baseURL}${path}`), path).toBeLessThan(longestMs);
  }
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
