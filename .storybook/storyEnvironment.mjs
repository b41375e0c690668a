import { setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';
import { disableHighlights } from '../scripts/storybookHighlights.mjs';
import { storyViewport } from './modes.ts';
import { acceptScreenshot, compareWithBaseline } from './screenshotBaselines.mjs';

/** One page per worker, because starting Storybook takes longer than most story files. */
let browserContext;
let page;

async function openBrowserContext() {
  const browser = await chromium.connect(process.env.STORY_BROWSER);
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: storyViewport,
  });
  await disableHighlights(context);
  // Set by `npm run mutation:wiring`: number of the mutant to activate in the pages.
  const mutant = Number(process.env.WIRING_MUTANT ?? 0);
  if (mutant > 0) await context.addInitScript(`globalThis.__wiringMutant = ${mutant}`);
  return context;
}

/** Skips source maps for the stack trace that Playwright takes of each call. Errors of stories keep theirs. */
function skipSourceMapsOfPlaywright() {
  const mapSources = Error.prepareStackTrace;
  Error.prepareStackTrace = (error, frames) =>
    error instanceof Error ? [error, ...frames].join('\n    at ') : mapSources(error, frames);
}

/** Gives each story file the worker's page, or a new one after a story has navigated away. */
export default class StoryEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    skipSourceMapsOfPlaywright();
    if (page) {
      this.exposePage();
    } else {
      await this.openFreshPage();
      await setupPage(page, browserContext);
    }
    Object.assign(this.global, {
      // The runner reads these two.
      jestPlaywright: { resetPage: () => this.openFreshPage() },
      __sbSetupPage: setupPage,
      acceptScreenshot,
      compareWithBaseline,
    });
  }

  /** Retries on a new page, free of the first attempt's state. */
  async handleTestEvent({ name }) {
    if (name !== 'test_retry') return;
    await this.openFreshPage();
    await setupPage(page, browserContext);
  }

  exposePage() {
    Object.assign(this.global, { context: browserContext, page });
  }

  async openFreshPage() {
    browserContext ??= await openBrowserContext();
    const old = page;
    // Open the new page before closing the old one: Chromium may hang with no page at all.
    page = await browserContext.newPage();
    this.exposePage();
    await old?.close();
  }

  async teardown() {
    page.removeAllListeners();
    // Clear storage, so that no story file affects the next.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await super.teardown();
  }
}
