import * as v from 'valibot';

/** A validation error of one field. */
export interface FieldProblem {
  /** The field's name on the wire; empty when the input as a whole is invalid. */
  field: string;
  text: string;
}

/** Result of a validation: the parsed value, or the problems in the order of the fields. */
export type ValidationResult<T> =
  | { isValid: true; value: T }
  | { isValid: false; problems: readonly FieldProblem[] };

/** Validates input; each field has at most one problem, its first. */
export function validate<T>(schema: v.GenericSchema<unknown, T>, value: unknown): ValidationResult<T> {
  const result = v.safeParse(schema, value);
  if (result.success) return { isValid: true, value: result.output };
  const problems = new Map<string, FieldProblem>();
  for (const issue of result.issues) {
    const field = String(issue.path?.[0].key ?? '');
    if (!problems.has(field)) problems.set(field, { field, text: issue.message });
  }
  return { isValid: false, problems: [...problems.values()] };
}

/** Converts problems to the `fields` of an error response. */
export const problemsByField = (problems: readonly FieldProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ field, text }) => [field, text]));
