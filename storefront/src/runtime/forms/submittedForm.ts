import type { FormFieldValues, FieldProblem } from '@elvora/catalogue/contract';

/** A form that a page has sent by itself, without script, and that could not be taken. */
export interface RejectedForm {
  /** Path of the page. */
  path: string;
  texts: FormFieldValues;
  problems: readonly FieldProblem[];
}

/** The initial state of a form that was posted without script: its values and problems, or its receipt. */
export interface SubmittedForm {
  values: FormFieldValues;
  problems: readonly FieldProblem[];
  receipt: { reference: string } | null;
}

/** Reads the receipt from `?sent=`; only the format of a reference is accepted, so that links cannot inject text. */
export function receiptFromQuery(query: URLSearchParams): SubmittedForm['receipt'] {
  const sent = query.get('sent');
  if (sent === null || !/^(?:yes|[A-Z]-[2-9A-Z]{4}-[2-9A-Z]{2})$/.test(sent)) return null;
  return { reference: sent === 'yes' ? '' : sent };
}
