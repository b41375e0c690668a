import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'));
const sources = [...read('storefront/src/**/*.{ts,tsx}'), ...read('server/src/mail/*.ts')].join('\n');

/** Lists the keys below a value as dotted paths; items of a list share one path. */
function keyPaths(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keyPaths(item, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    `${path}.${key}`,
    ...keyPaths(item, `${path}.${key}`),
  ]);
}

const isRead = (path: string) =>
  new RegExp(String.raw`\b${path.slice(path.lastIndexOf('.') + 1)}\b`).test(sources);

it.each(globSync('storefront/src/content/*.json'))('%s has no key that the code never names', (file) => {
  const unread = keyPaths(JSON.parse(readFileSync(file, 'utf8')), '').filter((path) => !isRead(path));
  expect([...new Set(unread)]).toEqual([]);
});
