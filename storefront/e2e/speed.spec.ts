import { longestTask, visit } from '../../bench/src/visit.ts';
import { expect, openPage, test } from './support.ts';

/**
 * Pages with what they may bring over the line to a phone before anybody does anything, in kilobytes (a few more than
 * from the product itself: the pictures of the journeys are packed with the least effort), and what a task may
 * take once they have come to life, in milliseconds of the processor at the machine's own speed. Home has most to lay out
 * when somebody jumps to its end at once, as is done here.
 */
const pages = [
  { path: '/', mostKb: 220, longestMs: 80 },
  { path: '/category/Cable%20Accessories', mostKb: 175, longestMs: 40 },
  { path: '/product/1', mostKb: 169, longestMs: 40 },
  { path: '/about-us', mostKb: 176, longestMs: 40 },
] as const;

for (const { path, mostKb } of pages) {
  test(`${path} keeps its place and its weight while it comes @touch`, async ({ browser, baseURL }) => {
    const { cls, bytes, requests, earlyScripts } = await visit(browser, `${baseURL}${path}`, {
      isSlow: false,
    });
    expect(cls).toBeLessThan(0.005);
    expect(bytes.all / 1000).toBeLessThanOrEqual(mostKb);
    expect(bytes.font / 1000).toBeLessThanOrEqual(45);
    expect(requests).toBeLessThanOrEqual(26);
    // The one that waits for the largest paint; all others wait with it.
    expect(earlyScripts).toBeLessThanOrEqual(1);
  });
}

test('no task keeps a page that has come to life from answering @touch', async ({ browser, baseURL }) => {
  for (const { path, longestMs } of pages) {
    expect.soft(await longestTask(browser, `${baseURL}${path}`), path).toBeLessThan(longestMs);
  }
});

test('nothing moves on a page at rest: each frame of it would be drawn anew @once', async ({ page }) => {
  await openPage(page, '/about-us');
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : effect)),
  );
  expect(running).toEqual([]);
});
