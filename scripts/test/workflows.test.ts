import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../bootstrap.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it.each(['.github/workflows/test.yml', '.gitlab-ci.yml'])('%s runs the same script as everywhere', (file) => {
  // The workflow's only command, so that everybody can run what the CI host runs.
  const commands = [...read(file).matchAll(/^\s*- (?:run: )?([./\w]+)$/gm)].map(([, command]) => command);
  expect(commands).toEqual(['.ci/run']);
});

it('the script of the workflows runs the gate', () => {
  expect(() => accessSync(join(root, '.ci/run'), constants.X_OK)).not.toThrow();
  expect(read('.ci/run').trim().split('\n').at(-1)).toBe('npm test');
});
