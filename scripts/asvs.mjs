import { testFilePattern } from './sourceFiles.mjs';

/** Parses the rows of the requirements table in `docs/security/asvs.md`. */
export function parseAsvsTable(markdown) {
  return [...markdown.matchAll(/^\| *(\d+\.\d+\.\d+) *\| *(\d) *\| *(.*?) *\| *(.*?) *\|$/gm)].map(
    ([, id, level, how, proof]) => ({
      id,
      level: Number(level),
      how,
      /** Whether the row says, with a reason, that the requirement does not apply or is not met. */
      isOpen: /^\*\*(n\/a|not met)\*\*: \S/.test(how),
      /** Whether the row says that documentation or the operator meets the requirement. */
      isDocument: /^\*\*document\*\*: \S/.test(how),
      cases: proof.match(/\bO\d{2,3}\b/g) ?? [],
      files: [...proof.matchAll(/`([^`]+)`/g)].map(([, file]) => file),
    }),
  );
}

/** Returns the security cases that test titles name, such as 'O13, O14'. */
export function threatCasesIn(source) {
  const titles = source.matchAll(
    /\b(?:it|test|describe|step)\b[\s\S]*?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g,
  );
  const named = [...titles].flatMap(([, , title]) => title.match(/\bO\d{2,3}\b/g) ?? []);
  // Rows of `it.each` and captions of stories count as well.
  return new Set([
    ...named,
    ...(source.match(/\(O\d{2,3}[^)\n]*\)/g) ?? []).flatMap((text) => text.match(/O\d{2,3}/g) ?? []),
  ]);
}

/** Lists the table's defects: missing, unknown or unproven requirements, and proofs that do not exist. */
export function findAsvsProblems({ required, rows, named, isFile }) {
  const problems = [];
  const seen = new Set();
  for (const { id, level, how, isOpen, isDocument, cases, files } of rows) {
    if (seen.has(id)) problems.push(`${id} is listed twice.`);
    seen.add(id);
    if (required[id] === undefined) problems.push(`${id} is not a requirement of level 1 or 2.`);
    else if (required[id] !== level) problems.push(`${id} is of level ${required[id]}.`);
    if (how === '') problems.push(`${id} does not say how it is met.`);
    if (!isOpen && cases.length + files.length === 0) problems.push(`${id} has no proof.`);
    else if (
      !isOpen &&
      !isDocument &&
      cases.length === 0 &&
      !files.some((file) => testFilePattern.test(file))
    )
      problems.push(`${id} is proved by no test.`);
    for (const name of cases) if (!named.has(name)) problems.push(`${id}: no test names ${name}.`);
    for (const file of files) if (!isFile(file)) problems.push(`${id}: there is no ${file}.`);
  }
  for (const id of Object.keys(required)) if (!seen.has(id)) problems.push(`${id} is missing.`);
  return problems;
}
