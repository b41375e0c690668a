import type { FieldProblem, FormFieldValues } from '@elvora/catalogue/contract';
import type { QuoteListEntry } from '@elvora/catalogue/model';

/** The initial state of a form that was posted without script: its values and problems, or its receipt. */
export interface SubmittedForm {
  values: FormFieldValues;
  problems: readonly FieldProblem[];
  receipt: { reference: string } | null;
  /** The quote list of a browser without script (D-63). */
  quoteList?: readonly QuoteListEntry[] | undefined;
}

/** Reads the receipt from `?sent=`; only the format of a reference is accepted, so that links cannot inject text. */
export function receiptFromQuery(query: URLSearchParams): SubmittedForm['receipt'] {
  const sent = query.get('sent');
  if (sent === null || !/^(?:yes|[A-Z]-[2-9A-Z]{4}-[2-9A-Z]{2})$/.test(sent)) return null;
  return { reference: sent === 'yes' ? '' : sent };
}
