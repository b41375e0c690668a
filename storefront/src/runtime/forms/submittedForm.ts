import type { FieldProblem, FormFieldValues } from '@elvora/catalogue/contract';

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
