import type { FieldProblem, FormFieldValues } from '@elvora/catalogue/contract';

/** How a form begins whose page has been sent before: with what was typed and what is wrong with it, or with its receipt. */
export interface SubmittedForm {
  values: FormFieldValues;
  problems: readonly FieldProblem[];
  receipt: { reference: string } | null;
}

/** The page a form leads to when it has been taken says so, with the reference: nothing that anybody could make up. */
export function receiptFromQuery(query: URLSearchParams): SubmittedForm['receipt'] {
  const sent = query.get('sent');
  if (sent === null || !/^(?:yes|[A-Z]-[2-9A-Z]{4}-[2-9A-Z]{2})$/.test(sent)) return null;
  return { reference: sent === 'yes' ? '' : sent };
}
