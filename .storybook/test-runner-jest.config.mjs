import { getJestConfig } from '@storybook/test-runner';
import { chromiumLaunch } from '../scripts/chromium.mjs';

const config = getJestConfig();

export default {
  ...config,
  rootDir: new URL('..', import.meta.url).pathname,
  testTimeout: 30_000,
  reporters: ['default', new URL('countsReporter.mjs', import.meta.url).pathname],
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: await chromiumLaunch(),
      contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', viewport: { width: 1280, height: 720 } },
    },
  },
};
