import { setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';
import { stage } from './modes.ts';

/** Storybook starts once in each worker: its start takes longer than most files of stories. */
let profile;
let page;

async function openProfile() {
  const browser = await chromium.connect(process.env.STORY_BROWSER);
  return browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', viewport: stage });
}

/** Lends each file of stories the worker's page, and a fresh one after a story has led it away. */
export default class StoryEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    if (page) {
      this.lendPage();
    } else {
      await this.freshPage();
      await setupPage(page, profile);
    }
    // The runner asks for both, one after the other.
    Object.assign(this.global, {
      jestPlaywright: { resetPage: () => this.freshPage() },
      __sbSetupPage: setupPage,
    });
  }

  /** A second try begins where nothing of the first one is left. */
  async handleTestEvent({ name }) {
    if (name !== 'test_retry') return;
    await this.freshPage();
    await setupPage(page, profile);
  }

  lendPage() {
    Object.assign(this.global, { context: profile, page });
  }

  async freshPage() {
    profile ??= await openProfile();
    const old = page;
    // A browser left without a page, even for a moment, may never open another.
    page = await profile.newPage();
    this.lendPage();
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
