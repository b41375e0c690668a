import type { QuoteListEntry } from '@elvora/catalogue/model';
import { useEffect, useState } from 'react';
import { quoteList } from '../quoteList/quoteList.ts';
import { useSubmittedForm } from '../runtime/forms/SubmittedFormProvider.tsx';
import type { SubmittedForm } from '../runtime/forms/submittedForm.ts';
import { paths } from '../site/paths.ts';
import { notify } from '../toasts/toasts.ts';

/** The list and the form that were posted before the page's scripts had loaded. */
export interface PostedQuoteList extends SubmittedForm {
  quoteList: readonly QuoteListEntry[];
  /** The added line if it is on the list already, with the added quantity. */
  duplicate: { name: string; quantity: number } | null;
}

/** The list of a browser without script (D-63). Once scripts run, it is moved into memory and its cookie is cleared. */
export function usePostedQuoteList(): PostedQuoteList {
  const submitted = useSubmittedForm(paths.cart);
  const { quoteList: posted = noEntries } = submitted;
  const [isImported, setImported] = useState(false);
  const duplicate = duplicateLine(submitted);
  useEffect(
    function importPostedList() {
      if (posted.length === 0) return;
      for (const entry of posted) quoteList.add(entry);
      document.cookie = `quote-list=; Path=${paths.cart}; Max-Age=0`;
      setImported(true);
      if (duplicate) offerToAdd(duplicate);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the submitted list replaces the stored one only once
    [posted],
  );
  return { ...submitted, duplicate, quoteList: isImported ? noEntries : posted };
}

const noEntries: readonly QuoteListEntry[] = [];

function duplicateLine({ values, quoteList: posted = [] }: SubmittedForm): PostedQuoteList['duplicate'] {
  const { product, code = '', quantity } = values;
  const line = posted.find((entry) => String(entry.productId) === product && (entry.code ?? '') === code);
  return line ? { name: line.name, quantity: Number(quantity) } : null;
}

function offerToAdd({ name, quantity }: NonNullable<PostedQuoteList['duplicate']>): void {
  void notify({
    tone: 'warning',
    title: 'Already added to quote',
    text: name,
    action: { label: `Add ${quantity} more`, onPress: () => quoteList.addQuantity(name, quantity) },
  });
}
