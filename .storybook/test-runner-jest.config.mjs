import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs, chromiumPath } from '../scripts/chromium.mjs';

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
      launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
    },
  },
};
