import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Password of the owner's account on the test server. */
export const ownerPassword = 'correct horse battery staple';

/** A test whose page must stay silent: a console error or warning, or a failed request, fails it. */
export const test = base.extend<{ page: Page; expectedNoise: RegExp[] }>({
  expectedNoise: [[], { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the fixtures a fixture uses taken apart
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

/** Whether the page has taken up what the server drew, what is hydrated on intent included. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // As somebody does who moves a pointer over it.
    window.dispatchEvent(new Event('pointermove'));
    if (document.querySelector('[data-hydrated="false"]')) return false;
    const root: object = document.getElementById('root') ?? {};
    const [, fiber] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    // The page comes to life in slices; it is there when the root no longer waits for the server's HTML.
    return fiber?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Everything axe finds wrong by WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // No frame of another origin is in these pages: axe needs no second page to put the results together.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Sum of all layout shifts since the page began to load. */
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
