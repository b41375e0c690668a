import { globSync } from 'node:fs';
import { vars } from '@elvora/design-system/theme';
import type { Plugin } from 'vite';

/** Modules of styles as vanilla-extract names them, in an order the browser's build and the server's agree on. */
const styleModules = globSync(['src/**/*.css.ts', '../design-system/src/**/*.css.ts'], {
  cwd: import.meta.dirname,
}).toSorted();

/** The line at the beginning keeps them apart from all else in a selector: vanilla-extract looks for them in its text. */
const prefixes = new Map(styleModules.map((module, at) => [module, `_${at.toString(36).padStart(2, '0')}`]));

/** How vanilla-extract calls the hash of a module, to which it adds a count from 0 on. */
const hashes = new Map<string, string>();

/** Names of classes and their variables: four letters in place of nine, in styles, scripts and every page. */
export function shortIdentifier({ hash, filePath }: { hash: string; filePath: string }): string {
  const prefix = prefixes.get(filePath);
  if (prefix === undefined) throw new Error(`${filePath} is none of the style modules.`);
  const before = hashes.get(filePath) ?? hash.replace(/0$/, '');
  hashes.set(filePath, before);
  return prefix + hash.slice(before.length);
}

const customPropertyNames = (contract: object): string[] =>
  Object.values(contract).flatMap((value: unknown) =>
    typeof value === 'string' ? [value.slice('var('.length, -1)] : customPropertyNames(Object(value)),
  );

const tokenNames = new Map(customPropertyNames(vars).map((name, at) => [name, `--e${at.toString(36)}`]));

/** Short names for the tokens: most of what a style says are their names. */
export const shortenTokens = (): Plugin => ({
  name: 'elvora:short-tokens',
  apply: 'build',
  transform: {
    filter: { code: '--e-' },
    handler: (code) => ({
      code: code.replace(/--e-[\w-]+/g, (name) => tokenNames.get(name) ?? name),
      map: null,
    }),
  },
});
