import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';

const { transform, extensionsToTreatAsEsm } = getJestConfig();

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

export default {
  // Leaves out the project's path, in which parentheses or brackets would be read as patterns.
  testMatch: ['**/stories/**/*.stories.tsx'],
  filter: here('storyGroups.mjs'),
  transform: { '\\.stories\\.tsx$': here('storyTransform.mjs'), ...transform },
  extensionsToTreatAsEsm,
  rootDir: here('..'),
  // By default Jest reads every script below the root, including the built Storybook.
  roots: [here('../stories')],
  // Not shared between checkouts: cached transforms depend on options that are not part of their cache keys.
  cacheDirectory: here('../.cache/jest'),
  testTimeout: 30_000,
  reporters: ['default', here('countsReporter.mjs')],
  globalSetup: here('storyBrowser.mjs'),
  globalTeardown: here('storyBrowserEnd.mjs'),
  testEnvironment: here('storyEnvironment.mjs'),
  setupFilesAfterEnv: [here('storySetup.ts')],
};
