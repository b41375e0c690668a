import type { QuoteListEntry } from '@elvora/catalogue/model';
import { useEffect, useState } from 'react';
import { quoteCart } from '../quoteCart/quoteCart.ts';
import { useSubmittedForm } from '../runtime/forms/SubmittedFormProvider.tsx';
import type { SubmittedForm } from '../runtime/forms/submittedForm.ts';
import { paths } from '../site/paths.ts';
import { notify } from '../toasts/toasts.ts';

/** The list and the form that a browser has posted before its script was there. */
export interface PostedQuoteList extends SubmittedForm {
  quoteList: readonly QuoteListEntry[];
  /** The line that was added although it is on the list already, and the added quantity. */
  again: { name: string; quantity: number } | null;
}

/** The list of a browser without script (D-63). In one with script it is taken over once, and its cookie is cleared. */
export function usePostedQuoteList(): PostedQuoteList {
  const submitted = useSubmittedForm(paths.cart);
  const { quoteList = noEntries } = submitted;
  const [isTakenOver, setTakenOver] = useState(false);
  const again = lineToAddTo(submitted);
  useEffect(
    function takeOver() {
      if (quoteList.length === 0) return;
      for (const entry of quoteList) quoteCart.add(entry);
      document.cookie = `quote-list=; Path=${paths.cart}; Max-Age=0`;
      setTakenOver(true);
      if (again) offerToAdd(again);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- taken over once
    [quoteList],
  );
  return { ...submitted, again, quoteList: isTakenOver ? noEntries : quoteList };
}

const noEntries: readonly QuoteListEntry[] = [];

function lineToAddTo({ values, quoteList = [] }: SubmittedForm): PostedQuoteList['again'] {
  const { product, code = '', quantity } = values;
  const line = quoteList.find((entry) => String(entry.productId) === product && (entry.code ?? '') === code);
  return line ? { name: line.name, quantity: Number(quantity) } : null;
}

function offerToAdd({ name, quantity }: NonNullable<PostedQuoteList['again']>): void {
  void notify({
    tone: 'warning',
    title: 'Already added to quote',
    text: name,
    action: { label: `Add ${quantity} more`, onPress: () => quoteCart.addQuantity(name, quantity) },
  });
}
