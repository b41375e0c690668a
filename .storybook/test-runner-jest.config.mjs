import { getJestConfig } from '@storybook/test-runner';

const { testMatch, transform, extensionsToTreatAsEsm } = getJestConfig();

const here = (name) => new URL(name, import.meta.url).pathname;

export default {
  testMatch,
  transform,
  extensionsToTreatAsEsm,
  rootDir: here('..'),
  testTimeout: 30_000,
  reporters: ['default', here('countsReporter.mjs')],
  globalSetup: here('storyBrowser.mjs'),
  globalTeardown: here('storyBrowserEnd.mjs'),
  testEnvironment: here('storyEnvironment.mjs'),
  setupFilesAfterEnv: [here('storySetup.ts')],
};
