import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAsvsProblems, parseAsvsTable, threatCasesIn } from '../asvs.mjs';
import { root } from '../bootstrap.mjs';
import { listSourceFiles, testFilePattern } from '../sourceFiles.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const named = new Set(
  listSourceFiles(testFilePattern).flatMap((file: string) => [...threatCasesIn(read(file))]),
);
const required: Readonly<Record<string, number>> = JSON.parse(read('docs/security/asvs-5.0.json'));
const isFile = (file: string) => existsSync(join(root, file));

describe('the table of OWASP ASVS 5.0', () => {
  it('has every requirement of level 1 and 2 with a proof that exists', () => {
    expect(Object.keys(required)).toHaveLength(253);
    const rows = parseAsvsTable(read('docs/security/asvs.md'));
    expect(findAsvsProblems({ required, rows, named, isFile })).toEqual([]);
  });

  it.each([
    ['', ['1.1.1 is missing.']],
    ['| 1.1.1 | 1 | Somehow. | O01 |', ['1.1.1 is of level 2.']],
    ['| 1.1.1 | 2 | Somehow. |  |', ['1.1.1 has no proof.']],
    ['| 1.1.1 | 2 | **n/a**: There is none. |  |', []],
    ['| 1.1.1 | 2 | **n/a** |  |', ['1.1.1 has no proof.']],
    [
      '| 1.1.1 | 2 | Somehow. | `docs/x.md` |',
      ['1.1.1 is proved by no test.', '1.1.1: there is no docs/x.md.'],
    ],
    ['| 1.1.1 | 2 | **document**: Somehow. | `docs/x.md` |', ['1.1.1: there is no docs/x.md.']],
    ['| 1.1.1 | 2 | Somehow. | O02, `x.ts` |', ['1.1.1: no test names O02.', '1.1.1: there is no x.ts.']],
    [
      '| 1.1.1 | 2 | Somehow. | O01 |\n| 1.1.2 | 2 | So. | O01 |',
      ['1.1.2 is not a requirement of level 1 or 2.'],
    ],
  ])('describes what is wrong with %j', (table, problems) => {
    const given = { required: { '1.1.1': 2 }, named: new Set(['O01']), isFile: () => false };
    expect(findAsvsProblems({ ...given, rows: parseAsvsTable(table) })).toEqual(problems);
  });
});
