import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Password of the owner's account on the test server. */
export const ownerPassword = 'correct horse battery staple';

/** Fails a test on console errors, console warnings and failed requests. */
export const test = base.extend<{ page: Page; expectedNoise: RegExp[] }>({
  expectedNoise: [[], { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured first argument
  extraHTTPHeaders: async ({}, use) => {
    const part = () => 1 + Math.floor(Math.random() * 250);
    await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
  page: async ({ page, expectedNoise }, use) => {
    const noise: string[] = [];
    const add = (line: string) => {
      if (!expectedNoise.some((pattern) => pattern.test(line))) noise.push(line);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) add(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => add(`error: ${error.message}`));
    page.on('response', (response) => {
      const isPage = response.request().resourceType() === 'document';
      if (response.status() >= 400 && !isPage) add(`${response.status()} ${response.url()}`);
    });
    await use(page);
    expect(noise).toEqual([]);
  },
});

export { expect };

/** Waits until the page is hydrated, including what hydrates on intent. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A pointer move is the intent.
    window.dispatchEvent(new Event('pointermove'));
    if (document.querySelector('[data-hydrated="false"]')) return false;
    const root: object = document.getElementById('root') ?? {};
    const [, fiber] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    // Hydration runs in slices and ends when React removes the root's pending marker.
    return fiber?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Expects no axe violation of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // The pages have no cross-origin frames, so axe needs no second page to merge results.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Returns the cumulative layout shift since navigation. */
export async function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
