import { expect, it } from 'vitest';
import { applyMutant, mutantFile, mutantsWithErrors, mutationReport } from '../mutationOps.mjs';

const file = 'src/rowOps.ts';
const source = ['const isFirst = index === 0;', '  return index < count;'];
const mutant = (status: string, line: number, replacement: string) => ({
  file,
  location: { start: { line, column: 1 }, end: { line, column: 1 } },
  mutatorName: 'EqualityOperator',
  replacement,
  status,
});
const report = (
  mutants: ReturnType<typeof mutant>[],
  explained: Parameters<typeof mutationReport>[0]['explained'] = [],
  files = [file],
) => mutationReport({ mutants, explained, files, readLine: (_, line) => source[line - 1] ?? '' });

it('lists the surviving mutants and the share of killed ones', () => {
  const { share, lines, staleCount } = report([
    mutant('Killed', 1, 'index !== 0'),
    mutant('Timeout', 1, 'true'),
    mutant('Survived', 2, 'index <=\n  count'),
    mutant('NoCoverage', 2, 'true'),
    mutant('CompileError', 2, 'false'),
  ]);
  expect(share).toBe(0.5);
  expect(staleCount).toBe(0);
  expect(lines).toEqual([
    `survived ${file}:2 EqualityOperator: return index < count; → index <= count`,
    `not run  ${file}:2 EqualityOperator: return index < count; → true`,
    '2 of 4 noticed (50.0 %), 0 more explained',
  ]);
});

it('does not count explained survivors, wherever their line has moved', () => {
  const explained = {
    file,
    code: 'return index < count;',
    replacement: 'index <= count',
    reason: 'Never equal.',
  };
  const { share, lines } = report(
    [mutant('Killed', 1, 'true'), mutant('Survived', 2, 'index <= count')],
    [explained],
  );
  expect(share).toBe(1);
  expect(lines).toEqual(['1 of 1 noticed (100.0 %), 1 more explained']);
});

it('reports explanations of killed mutants, if their file was part of the run', () => {
  const explained = { file, code: 'return index < count;', replacement: 'true', reason: 'Never equal.' };
  expect(report([mutant('Killed', 2, 'true')], [explained])).toMatchObject({
    staleCount: 1,
    lines: [`stale explanation: ${file} return index < count; → true`, expect.stringContaining('1 of 1')],
  });
  expect(report([], [explained], ['src/other.ts'])).toMatchObject({ share: 1, staleCount: 0 });
});

it('writes a mutant into its source, also over several lines', () => {
  const code = 'const first = 1;\nconst sum = (\n  first + 2\n);\n';
  const location = { start: { line: 2, column: 13 }, end: { line: 4, column: 2 } };
  expect(applyMutant(code, { location, replacement: 'first - 2' })).toBe(
    'const first = 1;\nconst sum = first - 2;\n',
  );
  expect(applyMutant(code, { location })).toBe('const first = 1;\nconst sum = ;\n');
});

it('returns the mutants whose copies do not compile', () => {
  const mutants = ['true', 'false', '""'].map((replacement) => mutant('Survived', 1, replacement));
  expect(mutantFile(file, 2)).toBe('src/rowOps.mutant2.ts');
  const output = [
    `src/rowOps.mutant2.ts(1,7): error TS2322: Type '""' is not assignable.`,
    '  The expected type comes from row.mutant0.ts(1,1): error',
    `src/rowOps.ts(1,7): error TS6133: 'x' is declared but never used.`,
  ].join('\n');
  expect([...mutantsWithErrors(mutants, output)]).toEqual([mutants[2]]);
});
