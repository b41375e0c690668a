import { setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';
import { storyViewport } from './modes.ts';

/** Storybook starts once in each worker: its start takes longer than most files of stories. */
let browserContext;
let page;

async function openBrowserContext() {
  const browser = await chromium.connect(process.env.STORY_BROWSER);
  return browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', viewport: storyViewport });
}

/** Lends each file of stories the worker's page, and a fresh one after a story has led it away. */
export default class StoryEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    if (page) {
      this.exposePage();
    } else {
      await this.openFreshPage();
      await setupPage(page, browserContext);
    }
    // The runner asks for both, one after the other.
    Object.assign(this.global, {
      jestPlaywright: { resetPage: () => this.openFreshPage() },
      __sbSetupPage: setupPage,
    });
  }

  /** A second try begins where nothing of the first one is left. */
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
    // A browser left without a page, even for a moment, may never open another.
    page = await browserContext.newPage();
    this.exposePage();
    await old?.close();
  }

  async teardown() {
    page.removeAllListeners();
    // What a story keeps on the device is not there for the next file.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await super.teardown();
  }
}
