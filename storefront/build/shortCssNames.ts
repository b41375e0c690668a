import { globSync } from 'node:fs';
import { join } from 'node:path';
import { vars } from '@elvora/design-system/theme';
import type { Plugin } from 'vite';

/** Style modules by vanilla-extract's file paths, in the same order for the client and the server build. */
const styleModules = globSync(['src/**/*.css.ts', '../design-system/src/**/*.css.ts'], {
  cwd: join(import.meta.dirname, '..'),
}).toSorted();

/** The underscore makes them unique in a selector: vanilla-extract searches selectors for class names. */
const prefixes = new Map(
  styleModules.map((module, index) => [module, `_${index.toString(36).padStart(2, '0')}`]),
);

/** Hash of each module, to which vanilla-extract appends a counter from 0. */
const hashes = new Map<string, string>();

/** Class and variable names of four characters instead of nine, in styles, scripts and HTML. */
export function shortIdentifier({ hash, filePath }: { hash: string; filePath: string }): string {
  const prefix = prefixes.get(filePath);
  if (prefix === undefined) throw new Error(`${filePath} is not one of the style modules.`);
  const moduleHash = hashes.get(filePath) ?? hash.replace(/0$/, '');
  hashes.set(filePath, moduleHash);
  return prefix + hash.slice(moduleHash.length);
}

const customPropertyNames = (contract: object): string[] =>
  Object.values(contract).flatMap((value: unknown) =>
    typeof value === 'string' ? [value.slice('var('.length, -1)] : customPropertyNames(Object(value)),
  );

const tokenNames = new Map(
  customPropertyNames(vars).map((name, index) => [name, `--e${index.toString(36)}`]),
);

/** Shortens the names of design tokens, which make up most of the styles. */
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
