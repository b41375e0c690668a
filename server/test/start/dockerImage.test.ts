import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');

it('uses the same Node version in the Docker image as elsewhere', async () => {
  const [, version] = /^ARG NODE=(\S+)-bookworm-slim$/m.exec(await read('Dockerfile')) ?? [];
  expect(version).toBe(JSON.parse(await read('package.json')).devDependencies.node);
});
