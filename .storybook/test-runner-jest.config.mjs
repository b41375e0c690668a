import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';

const { transform, extensionsToTreatAsEsm } = getJestConfig();

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

export default {
  // Without the project's own path: its parentheses or brackets would be patterns.
  testMatch: ['**/stories/**/*.stories.tsx'],
  filter: here('storyGroups.mjs'),
  transform: { '\\.stories\\.tsx$': here('storyTransform.mjs'), ...transform },
  extensionsToTreatAsEsm,
  rootDir: here('..'),
  // Jest would read every script below the root, those of the built Storybook as well.
  roots: [here('../stories')],
  // Of this checkout alone: what is cached depends on options that the keys of a shared cache do not name.
  cacheDirectory: here('../.cache/jest'),
  testTimeout: 30_000,
  reporters: ['default', here('countsReporter.mjs')],
  globalSetup: here('storyBrowser.mjs'),
  globalTeardown: here('storyBrowserEnd.mjs'),
  testEnvironment: here('storyEnvironment.mjs'),
  setupFilesAfterEnv: [here('storySetup.ts')],
};
