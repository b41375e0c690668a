import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright-core';
import { pictureWidths } from './modes.ts';

const noise = new WeakMap<Page, string[]>();

/** What a story may say: pictures that are missing on purpose are reported by the browser itself. */
const isExpected = (text: string) => /Failed to load resource|Download the React DevTools|Story Store is deprecated/.test(text);

/** Collects what the page says on the console while a story runs. */
function listen(page: Page): string[] {
  const known = noise.get(page);
  if (known) return known;
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message.text()))
      lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(String(error)));
  noise.set(page, lines);
  return lines;
}

/** Everything that moves stands still, at its end. */
const stillness = `*, *::before, *::after {
  animation-delay: -1ms !important; animation-duration: 1ms !important; animation-iteration-count: 1 !important;
  transition-duration: 0s !important; transition-delay: 0s !important; caret-color: transparent !important;
}`;

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page) {
    listen(page).length = 0;
  },
  async postVisit(page, context) {
    const { parameters, tags } = await getStoryContext(page, context);
    const { allowedNoise = [] } = parameters as { allowedNoise?: string[] };
    const unexpected = listen(page).filter((line) => !allowedNoise.some((text) => line.includes(text)));
    expect(unexpected).toEqual([]);
    if (!tags.includes('visual')) return;

    await page.addStyleTag({ content: stillness });
    for (const width of pictureWidths) {
      await page.setViewportSize({ width, height: 900 });
      await waitForPageReady(page);
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.move(0, 0);
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
      expect(picture).toMatchImageSnapshot({
        customSnapshotsDir: `${process.cwd()}/stories/__pictures__`,
        customDiffDir: `${process.cwd()}/.results/pictures`,
        customSnapshotIdentifier: `${context.id}-${width}`,
        failureThreshold: 12,
        failureThresholdType: 'pixel',
        customDiffConfig: { threshold: 0.1 },
      });
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  },
};

export default config;
