import * as v from 'valibot';

/** What is wrong with one field. */
export interface FieldProblem {
  /** The field's name on the wire; empty when the whole cannot be read. */
  field: string;
  text: string;
}

/** What checking typed-in or sent values gives: the values as they are kept, or what is wrong, in the stated order. */
export type ValidationResult<T> =
  { isValid: true; value: T } | { isValid: false; problems: readonly FieldProblem[] };

/** Checks values against a schema of what is written; each field has at most one problem, its first. */
export function validate<T>(schema: v.GenericSchema<unknown, T>, value: unknown): ValidationResult<T> {
  const result = v.safeParse(schema, value);
  if (result.success) return { isValid: true, value: result.output };
  const problems = new Map<string, FieldProblem>();
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    if (!problems.has(field)) problems.set(field, { field, text: issue.message });
  }
  return { isValid: false, problems: [...problems.values()] };
}

/** Problems by their fields, as an error answer carries them. */
export const problemsByField = (problems: readonly FieldProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ field, text }) => [field, text]));
