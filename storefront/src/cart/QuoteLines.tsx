import { drawingForName } from '@elvora/catalogue/operations';
import { CartLine, CartLineItem, CartLines } from '@elvora/design-system/CartLine';
import { type RefObject, useRef } from 'react';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import type { QuoteCart } from '../quoteCart/quoteCart.ts';

export interface QuoteLinesProps {
  lines: QuoteCart;
  /** Name and date of the list in print. */
  printTitle?: string;
  /** Ids of products that are no longer in the catalogue. */
  discontinuedIds?: ReadonlySet<number>;
  onRemove: (name: string) => void;
  /** Takes the focus when the last line, and with it the list, is removed. */
  pageTitleRef?: RefObject<HTMLElement | null>;
  onQuantityChange: (name: string, quantity: number) => void;
}

/** Lists the lines of the quote list (S-192, S-193). */
export function QuoteLines({
  lines,
  discontinuedIds,
  printTitle,
  onRemove,
  onQuantityChange,
  pageTitleRef,
}: QuoteLinesProps) {
  const removeButtons = useRef(new Map<string, HTMLButtonElement>());

  const remove = (index: number) => {
    const line = lines[index];
    if (!line) return;
    const neighbour = lines[index + 1] ?? lines[index - 1];
    // The button unmounts with its line, so move the focus first.
    const target = (neighbour && removeButtons.current.get(neighbour.name)) ?? pageTitleRef?.current;
    target?.focus();
    onRemove(line.name);
  };

  return (
    <CartLines
      back={{ label: 'Back to shop', href: paths.home }}
      note="The list is kept until you reload or close this page."
      printTitle={printTitle}
      title={lines.length === 1 ? '1 item' : `${lines.length} items`}
    >
      {lines.map((line, index) => (
        <CartLineItem key={line.name}>
          <CartLine
            drawing={drawingForName(`${line.name} ${line.category}`)}
            {...(discontinuedIds?.has(line.productId)
              ? { fact: 'No longer in the catalogue. The dealer can offer what takes its place.' }
              : { fact: line.category, href: paths.product(line.productId) })}
            name={line.name}
            onQuantityChange={(quantity) => onQuantityChange(line.name, quantity)}
            onRemove={() => remove(index)}
            quantity={line.quantity}
            removeRef={(button) => {
              if (!button) return undefined;
              removeButtons.current.set(line.name, button);
              return () => void removeButtons.current.delete(line.name);
            }}
            source={pictureSourceFor(line.picture, 'thumb')}
          />
        </CartLineItem>
      ))}
    </CartLines>
  );
}
