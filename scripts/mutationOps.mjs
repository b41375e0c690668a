/**
 * A mutant with its result, as Stryker reports it; lines and columns count from 1.
 *
 * @typedef {{ line: number, column: number }} Position
 * @typedef {{ file: string, location: { start: Position, end: Position }, mutatorName: string, replacement?: string, status: string }} MutantResult
 */

/**
 * A surviving mutant that no test can kill, with the reason. `code` is the line of source that it changes, without
 * indentation.
 *
 * @typedef {{ file: string, code: string, replacement: string, reason: string }} ExplainedMutant
 */

const detected = new Set(['Killed', 'Timeout']);
const undetected = new Set(['Survived', 'NoCoverage']);

/**
 * Returns the mutants that survived.
 * @param {MutantResult[]} mutants
 */
export const survivorsOf = (mutants) => mutants.filter(({ status }) => undetected.has(status));

/**
 * Lists the undetected mutants that are not explained, and explanations in the files of the run that match none.
 * Explained mutants do not count towards the share.
 *
 * @param {{ mutants: MutantResult[], explained: ExplainedMutant[], files: string[], readLine: (file: string, line: number) => string }} run
 */
export function mutationReport({ mutants, explained, files, readLine }) {
  const keyOf = ({ file, code, replacement }) => JSON.stringify([file, code, replacement]);
  const mutantKey = ({ file, location, replacement }) =>
    keyOf({ file, code: readLine(file, location.start.line).trim(), replacement: flat(replacement) });
  const survivors = survivorsOf(mutants);
  const explainedKeys = new Set(explained.map(keyOf));
  const survivorKeys = new Set(survivors.map(mutantKey));
  const unexplained = survivors.filter((mutant) => !explainedKeys.has(mutantKey(mutant)));
  const stale = explained.filter((entry) => files.includes(entry.file) && !survivorKeys.has(keyOf(entry)));
  const detectedCount = mutants.filter(({ status }) => detected.has(status)).length;
  const counted = detectedCount + unexplained.length;
  const share = counted === 0 ? 1 : detectedCount / counted;
  const explainedCount = survivors.length - unexplained.length;
  return {
    share,
    staleCount: stale.length,
    lines: [
      ...unexplained.map((mutant) => describe(mutant, readLine)),
      ...stale.map(({ file, code, replacement }) => `stale explanation: ${file} ${code} → ${replacement}`),
      `${detectedCount} of ${counted} noticed (${(share * 100).toFixed(1)} %), ${explainedCount} more explained`,
    ],
  };
}

function describe({ file, location, mutatorName, replacement, status }, readLine) {
  const { line } = location.start;
  const mark = status === 'NoCoverage' ? 'not run ' : 'survived';
  return `${mark} ${file}:${line} ${mutatorName}: ${readLine(file, line).trim()} → ${flat(replacement)}`;
}

/** Puts a replacement on one line. */
const flat = (replacement = '') => replacement.replace(/\s+/g, ' ');

/**
 * Returns the source with a mutant in it.
 *
 * @param {string} source
 * @param {Pick<MutantResult, 'location' | 'replacement'>} mutant
 */
export function applyMutant(source, { location: { start, end }, replacement = '' }) {
  const lines = source.split('\n');
  const offsetOf = ({ line, column }) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  return source.slice(0, offsetOf(start)) + replacement + source.slice(offsetOf(end));
}

/**
 * Returns the path of a mutant's copy of its file.
 *
 * @param {string} file
 * @param {number} index
 */
export const mutantFile = (file, index) => file.replace(/\.ts$/, `.mutant${index}.ts`);

/**
 * Returns the mutants whose copies have errors in the output of the compiler.
 *
 * @param {MutantResult[]} mutants
 * @param {string} output
 */
export function mutantsWithErrors(mutants, output) {
  const indexes = output.matchAll(/^\S[^(\n]*\.mutant(\d+)\.ts\(\d+,\d+\): error/gm);
  return new Set([...indexes].flatMap(([, index]) => mutants[Number(index)] ?? []));
}
