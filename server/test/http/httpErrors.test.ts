import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const failures = new URL('../../src/http/httpErrors.ts', import.meta.url).href;

it.each(['throw new Error("a mistake")', 'Promise.reject(new Error("a mistake"))'])(
  'logs an unhandled error and exits with an error code: %s',
  (mistake) => {
    const program = `
      import { crashOnUnhandled } from '${failures}';
      const logger = { fatal: ({ err }, text) => console.log(text, err.message) };
      crashOnUnhandled(logger, (code) => process.exit(code));
      ${mistake};`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, 'unexpected error, the process ends a mistake\n']);
  },
);
