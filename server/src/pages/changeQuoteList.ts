import { type FieldProblem, type FormFieldValues, validationTexts } from '@elvora/catalogue/contract';
import type { ApiHandler } from '../api/apiHandler.ts';
import { toTexts } from './cartPage.ts';
import type { QuoteListLine } from './quoteListCookie.ts';
import { findProduct } from './quoteListEntries.ts';
import { isSameLine, readQuoteListLine, resolveLine, setLineQuantity, withoutLine } from './quoteListOps.ts';

/** A rejected form, as the page shows it. */
export interface Refusal {
  status: number;
  problems: readonly FieldProblem[];
  texts?: FormFieldValues;
}

/** Rejects a change for a reason that belongs to no field. */
export const refusal = (text: string): Refusal => ({ status: 422, problems: [{ field: '', text }] });

/** The list after a change, and the query of the page that shows it. */
interface ChangedList {
  lines: readonly QuoteListLine[];
  query?: string;
}

/** Applies the change of a submitted form. */
export async function changeQuoteList(
  apiHandler: ApiHandler,
  lines: readonly QuoteListLine[],
  texts: FormFieldValues,
): Promise<ChangedList | Refusal> {
  const line = readQuoteListLine(texts);
  if (!line) {
    const namesProduct = readQuoteListLine({ ...texts, quantity: '1' }) !== null;
    return refusal(namesProduct ? validationTexts.notAQuantity : noProductText);
  }
  switch (texts['change']) {
    case 'remove':
      return { lines: withoutLine(lines, line) };
    case 'set':
      return { lines: setLineQuantity(lines, line, () => line.quantity) };
    case 'more':
      return { lines: setLineQuantity(lines, line, (quantity) => quantity + line.quantity) };
    default: {
      const product = await findProduct(apiHandler, line.productId);
      const added = product && resolveLine(product, line);
      if (!product || !added) return refusal(notInCatalogueText);
      // Offered instead of applied: the same form may have been sent twice (S-186, D-56).
      if (lines.some((other) => isSameLine(other, added)))
        return { lines, query: `?${new URLSearchParams(toTexts(added))}` };
      return { lines: [...lines, added] };
    }
  }
}

const noProductText = 'No product was chosen.';

const notInCatalogueText =
  'This is no longer in the catalogue, so it was not added. Your list is unchanged: look for a replacement.';
