import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicModules, root } from './entryPoints.mjs';

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));

/** A relative import in a declaration, by its source file: the compiler leaves the ending `.ts` in declarations. */
const relativeImport = /((?:from|import\() ?['"])(\.[^'"\n]+?)\.tsx?(?=['"])/g;

/** Removes the lines of the specification that comments cite: users of the package do not have it. */
export const withoutCitations = (text) => text.replaceAll(/ \([SD]-\d[^()\n]*\)/g, '');

/**
 * Returns the declarations that the public modules reach, by file name.
 * @returns {Map<string, string>}
 */
export function buildTypes() {
  const folder = mkdtempSync(join(tmpdir(), 'design-system-types-'));
  try {
    execFileSync(process.execPath, [compiler, '-p', `${root}tsconfig.package.json`, '--outDir', folder], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const files = new Map();
    const visit = (module) => {
      const name = `${module}.d.ts`;
      if (files.has(name)) return;
      const declarations = readFileSync(join(folder, name), 'utf8');
      files.set(name, withoutCitations(declarations.replaceAll(relativeImport, '$1$2.js')));
      for (const [, , path] of declarations.matchAll(relativeImport)) visit(posix.join(module, '..', path));
    };
    for (const module of publicModules.values()) visit(module);
    return files;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
