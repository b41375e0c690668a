import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The built package: what `npm pack ./dist` packs. */
export const packageDir = `${root}dist/`;

/** Manifest of the sources. */
export const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/**
 * Returns the names of the units in a folder. A folder without a module does not count: git leaves empty
 * folders behind.
 */
export const listUnits = (folder) =>
  globSync('*/index.ts', { cwd: folder })
    .map((file) => dirname(file))
    .sort();

/** Names of all units. */
export const units = listUnits(join(root, 'src/components'));

/**
 * Public modules by subpath, as files of `src` without their ending: `Button` is `components/Button/index`. The global
 * styles and the address of the font are left out: in the package they are style sheets and font files.
 * @type {Map<string, string>}
 */
export const publicModules = new Map([
  ...['theme', 'styles', 'layout', 'hooks'].map((name) => [name, `${name}/index`]),
  ...units.map((unit) => [unit, `components/${unit}/index`]),
]);
