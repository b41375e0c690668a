import { setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';
import { stage } from './modes.ts';

/** A fresh page with Storybook in it for each file of stories. */
export default class StoryEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.browser = await chromium.connect(process.env.STORY_BROWSER);
    await this.freshPage();
    // The runner asks for this after a story has led the page away.
    this.global.jestPlaywright = { resetPage: () => this.freshPage() };
  }

  async freshPage() {
    const context = await this.browser.newContext({
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      viewport: stage,
    });
    const page = await context.newPage();
    Object.assign(this.global, { context, page });
    await setupPage(page, context);
  }

  async teardown() {
    await this.browser?.close();
    await super.teardown();
  }
}
