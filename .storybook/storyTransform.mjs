import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformPlaywright } from '@storybook/test-runner';
import { transform } from '@swc/core';
import { groupOf } from './storyGroups.mjs';

/** Generates the tests of all stories in a file's group with the test-runner's own transform. */
export default {
  async processAsync(_source, path) {
    const tests = await Promise.all(
      groupOf(path).map((file) => transformPlaywright(readFileSync(file, 'utf8'), file)),
    );
    return transform(tests.join('\n'), {
      filename: path,
      module: { type: 'es6' },
      jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' },
    });
  },
  async getCacheKeyAsync(_source, path, { configString }) {
    const hash = createHash('sha256').update(configString);
    for (const file of groupOf(path)) hash.update(file).update(readFileSync(file));
    return hash.digest('hex');
  },
};
