import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { TouchPoint } from './peers/workMeter.ts';

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const desktop = { viewport: { width: 1440, height: 900 } };

/** Opens a page and hydrates it, as after the first interaction. */
export async function withHydratedPage<Result>(
  browser: Browser,
  url: string,
  device: BrowserContextOptions,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.waitForFunction(() => document.querySelector('[data-hydrated="false"]') === null);
    await page.waitForLoadState('networkidle');
    return await measure(page);
  } finally {
    await context.close();
  }
}

export async function centerOf(target: Locator): Promise<TouchPoint> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is no element to touch.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
