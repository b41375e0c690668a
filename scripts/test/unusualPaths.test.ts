import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync(
  '{.storybook,admin,bench,catalogue,design-system,e2e,scripts,server,stories,storefront}/**/*.{ts,tsx,mjs}',
  {
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
  },
);

it('converts file URLs to paths by fileURLToPath, for folders with spaces or non-Latin letters', () => {
  expect(files.length).toBeGreaterThan(1000);
  // `pathname` is percent-encoded.
  const encoded = files.filter((file) => /import\.meta\.url\)\.pathname/.test(readFileSync(file, 'utf8')));
  expect(encoded).toEqual([]);
});
