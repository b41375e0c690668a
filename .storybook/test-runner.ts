import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { screenshotWidths, storyViewport } from './modes.ts';

/** Warnings that the runner causes, and Storybook in a development build of React. */
const runnerWarnings = [
  'Accessing the Story Store is deprecated',
  'was not wrapped in act',
  'suspended inside an `act` scope',
];

const consoleLines = new WeakMap<Page, string[]>();

/** Collects console errors and warnings of a page, across its stories. */
function collectConsole(page: Page): string[] {
  const known = consoleLines.get(page);
  if (known) return known;
  const lines: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type())) return;
    if (runnerWarnings.some((warning) => text.includes(warning))) return;
    const { url } = message.location();
    lines.push(`${text}${url ? ` (${url.slice(0, 200)})` : ''}`);
  });
  page.on('pageerror', (error) => lines.push(String(error)));
  consoleLines.set(page, lines);
  return lines;
}

/** Fixes the date but lets time pass. */
function freezeDate() {
  const origin = Date.parse('2026-01-15T10:00:00+05:30');
  const began = performance.now();
  const now = () => Math.round(origin + performance.now() - began);
  if (Math.abs(Date.now() - now()) < 86_400_000) return;
  window.Date = class extends Date {
    constructor(...parts: [] | [string | number | Date]) {
      if (parts.length === 0) super(now());
      else super(...parts);
    }
    static override now = now;
  } as DateConstructor;
}

/** Ends all animations at once, except the toast's progress line, whose animation closes the toast. */
const motionOffCss = `*:not([data-part="time"]), *::before, *::after {
  animation-delay: -1ms !important; animation-duration: 1ms !important; animation-iteration-count: 1 !important;
  transition-duration: 0s !important; transition-delay: 0s !important; caret-color: transparent !important;
}`;

/** Sets the motion rules before the story renders: screenshots need stillness, play functions need motion. */
function applyMotionCss(rules: string) {
  const style = document.querySelector('#stillness') ?? document.createElement('style');
  style.id = 'stillness';
  style.textContent = rules;
  document.head.append(style);
}

/** Waits until fonts and images, including those below the fold, have loaded and painted. */
async function waitUntilPainted(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // Broken images belong to the screenshot, so their rejection is ignored.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // After a touch, React Aria hides dialogs until a virtual keyboard could have opened.
    // oxlint-disable-next-line no-await-in-loop -- frame by frame
    while (document.querySelector('[data-rac][style*="inset(50%)"]')) await nextFrame();
    await nextFrame();
    await nextFrame();
  });
}

async function takeScreenshot(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await waitUntilPainted(page);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

const maxAttempts = 3;

/** Compares the screenshots of all widths before failing; fails on horizontal scrolling as well. */
async function compareScreenshots(page: Page, id: string) {
  const failures: string[] = [];
  await page.mouse.move(0, 0);
  try {
    for (const width of screenshotWidths) {
      const name = `${id}-${width}`;
      let picture = await takeScreenshot(page, width);
      let failure = compareWithBaseline(picture, name);
      for (let attempt = 2; attempt <= maxAttempts && failure; attempt++) {
        // Retake what loaded late or was painted at a fractional offset while the width changed.
        await page.waitForLoadState('networkidle');
        await page.setViewportSize(storyViewport);
        picture = await takeScreenshot(page, width);
        failure = compareWithBaseline(picture, name);
      }
      const beyond = await measureOverflow(page);
      if (beyond > 0) failures.push(`${width} px: the page scrolls sideways by ${beyond} px`);
      if (failure && isAccepting) acceptScreenshot(picture, name);
      else if (failure) failures.push(`${width} px: ${failure}`);
    }
  } finally {
    await page.setViewportSize(storyViewport);
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/** Returns the horizontal overflow of the page in px. */
const measureOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Fails on horizontal scrolling at the widths of screenshots, without taking any: for stories tagged `fits`. */
async function checkOverflow(page: Page) {
  const overflows: Record<number, number> = {};
  for (const width of screenshotWidths) {
    await page.setViewportSize({ width, height: 900 });
    overflows[width] = Math.max(0, await measureOverflow(page));
  }
  await page.setViewportSize(storyViewport);
  expect(overflows).toEqual(Object.fromEntries(screenshotWidths.map((width) => [width, 0])));
}

/** Set by `npm run pictures:accept`: the pictures of this run become the baselines. */
const isAccepting = process.env['ACCEPT_PICTURES'] === '1';

/** Provided by the environment, see `screenshotBaselines.mjs`. */
declare function compareWithBaseline(picture: Buffer, name: string): string | null;
declare function acceptScreenshot(picture: Buffer, name: string): void;

/** Reads the options of a story's run; serialising its whole context would be slow. */
function readStoryOptions(page: Page, id: string): Promise<StoryOptions> {
  return page.evaluate(async (storyId) => {
    // A page that was reloaded for a second try may not know its stories yet.
    await __STORYBOOK_PREVIEW__.ready();
    const { parameters, storyGlobals, tags } = await __getContext(storyId);
    const { allowedNoise = [] } = parameters;
    return { allowedNoise, motion: storyGlobals.motion, colours: storyGlobals.colours, tags };
  }, id);
}

interface StoryOptions {
  /** Substrings of expected console lines, such as those of an image that is missing on purpose. */
  allowedNoise: string[];
  motion: string | undefined;
  colours: string | undefined;
  tags: string[];
}

/** Provided by the runner's script in the page. */
// oxlint-disable-next-line no-underscore-dangle -- the runner's name
declare function __getContext(storyId: string): Promise<{
  parameters: { allowedNoise?: string[] };
  storyGlobals: { motion?: string; colours?: string };
  tags: string[];
}>;

/** Storybook's preview, in the page. */
// oxlint-disable-next-line no-underscore-dangle -- Storybook's name
declare const __STORYBOOK_PREVIEW__: { ready(): Promise<void> };

const storyOptions = new WeakMap<Page, StoryOptions>();

const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const lines = collectConsole(page);
    await page.evaluate(freezeDate);
    const own = await readStoryOptions(page, context.id);
    storyOptions.set(page, own);
    await page.evaluate(applyMotionCss, own.tags.includes('visual') ? motionOffCss : '');
    await page.emulateMedia({
      reducedMotion: own.motion === 'reduced' ? 'reduce' : 'no-preference',
      forcedColors: own.colours === 'forced' ? 'active' : 'none',
    });
    lines.length = 0;
  },
  async postVisit(page, context) {
    const own = storyOptions.get(page);
    if (context.hasFailure || !own) return;
    const unexpected = collectConsole(page).filter(
      (line) => !own.allowedNoise.some((text) => line.includes(text)),
    );
    expect(unexpected).toEqual([]);
    if (own.tags.includes('visual')) await compareScreenshots(page, context.id);
    else if (own.tags.includes('fits')) await checkOverflow(page);
  },
};

export default config;
