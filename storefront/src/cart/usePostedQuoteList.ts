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
  /** A line that was added although it is already on the list, and the added quantity. */
  again: { name: string; quantity: number } | null;
}

/** The list of a browser without script (D-63). Once scripts run, it is moved into memory and its cookie is cleared. */
export function usePostedQuoteList(): PostedQuoteList {
  const submitted = useSubmittedForm(paths.cart);
  const { quoteList: posted = noEntries } = submitted;
  const [isTakenOver, setTakenOver] = useState(false);
  const again = lineToAddTo(submitted);
  useEffect(
    function takeOver() {
      if (posted.length === 0) return;
      for (const entry of posted) quoteList.add(entry);
      document.cookie = `quote-list=; Path=${paths.cart}; Max-Age=0`;
      setTakenOver(true);
      if (again) offerToAdd(again);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the submitted list replaces the stored one only once
    [posted],
  );
  return { ...submitted, again, quoteList: isTakenOver ? noEntries : posted };
}

const noEntries: readonly QuoteListEntry[] = [];

function lineToAddTo({ values, quoteList: posted = [] }: SubmittedForm): PostedQuoteList['again'] {
  const { product, code = '', quantity } = values;
  const line = posted.find((entry) => String(entry.productId) === product && (entry.code ?? '') === code);
  return line ? { name: line.name, quantity: Number(quantity) } : null;
}

function offerToAdd({ name, quantity }: NonNullable<PostedQuoteList['again']>): void {
  void notify({
    tone: 'warning',
    title: 'Already added to quote',
    text: name,
    action: { label: `Add ${quantity} more`, onPress: () => quoteList.addQuantity(name, quantity) },
  });
}
