import * as v from 'valibot';

/** What is wrong with one field. */
export interface Problem {
  /** The field's name on the wire; empty when the whole cannot be read. */
  field: string;
  text: string;
}

/** What checking typed-in or sent values gives: the values as they are kept, or what is wrong, in the stated order. */
export type Checked<T> = { isGood: true; value: T } | { isGood: false; problems: readonly Problem[] };

/** Checks values against a schema of what is written; each field has at most one problem, its first. */
export function check<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Checked<T> {
  const result = v.safeParse(schema, value);
  if (result.success) return { isGood: true, value: result.output };
  const problems = new Map<string, Problem>();
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    if (!problems.has(field)) problems.set(field, { field, text: issue.message });
  }
  return { isGood: false, problems: [...problems.values()] };
}

/** Problems by their fields, as an error answer carries them. */
export const problemFields = (problems: readonly Problem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ field, text }) => [field, text]));
