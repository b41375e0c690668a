import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright-core';
import { pictureWidths } from './modes.ts';

/** Size at which plays run. */
const stage = { width: 1280, height: 720 };
const baselines = join(process.cwd(), 'stories/__pictures__');
const differences = join(process.cwd(), '.results/pictures');

/** Storybook's own remark about the way its runner asks for a story. */
const runnerRemark = 'Accessing the Story Store is deprecated';

const noise = new WeakMap<Page, string[]>();

/** Collects what the page says on the console, from its first story on. */
function listen(page: Page): string[] {
  const known = noise.get(page);
  if (known) return known;
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || message.text().startsWith(runnerRemark)) return;
    const { url } = message.location();
    lines.push(`${message.text()}${url ? ` (${url.slice(0, 200)})` : ''}`);
  });
  page.on('pageerror', (error) => lines.push(String(error)));
  noise.set(page, lines);
  return lines;
}

/** The day is always the same one; the hours of it pass. */
function keepTheDay() {
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

/** Everything that moves stands still, at its end. */
const stillness = `*, *::before, *::after {
  animation-delay: -1ms !important; animation-duration: 1ms !important; animation-iteration-count: 1 !important;
  transition-duration: 0s !important; transition-delay: 0s !important; caret-color: transparent !important;
}`;

/** Typefaces and pictures have arrived, those below the fold included, and have been painted. */
async function settle(page: Page) {
  await waitForPageReady(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // A picture that cannot be shown is part of the look, too.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Compares the pictures of all widths, so that one run shows everything that differs. */
async function comparePictures(page: Page, id: string) {
  const failures: string[] = [];
  await page.addStyleTag({ content: stillness });
  await page.mouse.move(0, 0);
  try {
    for (const width of pictureWidths) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
      const failure = differenceOf(picture, `${id}-${width}`);
      if (failure) failures.push(`${width} px: ${failure}`);
    }
  } finally {
    await page.setViewportSize(stage);
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/** What is wrong with a picture beside its baseline; null when nothing is. */
function differenceOf(picture: Buffer, name: string): string | null {
  const baseline = join(baselines, `${name}.png`);
  if (existsSync(baseline) && readFileSync(baseline).equals(picture)) return null;
  try {
    expect(picture).toMatchImageSnapshot({
      customSnapshotsDir: baselines,
      customDiffDir: differences,
      customReceivedDir: differences,
      customSnapshotIdentifier: name,
      storeReceivedOnFailure: true,
      onlyDiff: true,
      failureThreshold: 12,
      failureThresholdType: 'pixel',
      customDiffConfig: { threshold: 0.1 },
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What a story asks of its run. */
async function needsOf(...story: Parameters<typeof getStoryContext>): Promise<StoryNeeds> {
  // The runner's type knows nothing of our own parameters and globals.
  return (await getStoryContext(...story)) as unknown as StoryNeeds;
}

interface StoryNeeds {
  parameters: {
    /** Parts of console lines that belong to the story, as a picture that is missing on purpose. */
    allowedNoise?: string[];
  };
  storyGlobals: { motion?: string; colours?: string };
  tags: string[];
}

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, context) {
    const lines = listen(page);
    await page.evaluate(keepTheDay);
    const { storyGlobals } = await needsOf(page, context);
    await page.emulateMedia({
      reducedMotion: storyGlobals.motion === 'reduced' ? 'reduce' : 'no-preference',
      forcedColors: storyGlobals.colours === 'forced' ? 'active' : 'none',
    });
    lines.length = 0;
  },
  async postVisit(page, context) {
    if (context.hasFailure) return;
    const { parameters, tags } = await needsOf(page, context);
    const { allowedNoise = [] } = parameters;
    const unexpected = listen(page).filter((line) => !allowedNoise.some((text) => line.includes(text)));
    expect(unexpected).toEqual([]);
    if (tags.includes('visual')) await comparePictures(page, context.id);
  },
};

export default config;
