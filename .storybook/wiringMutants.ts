import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { mutateWiring, type WiringMutant } from '../scripts/wiringMutantOps.mjs';

/** Builds the mutants of a list into the hooks, for `npm run mutation:wiring`; without a list it does nothing. */
export function wiringMutants(listPath: string | undefined): Plugin | null {
  if (listPath === undefined) return null;
  const mutants = JSON.parse(readFileSync(listPath, 'utf8')) as readonly WiringMutant[];
  return {
    name: 'wiring-mutants',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(process.cwd(), id);
      const first = mutants.find((mutant) => mutant.file === file);
      return first ? { code: mutateWiring(code, file, first.number).code, map: null } : null;
    },
  };
}
