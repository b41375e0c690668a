import type { CatalogueItem } from '@elvora/catalogue/model';
import { drawingForName, packCountText, pluralise, quantityTotalText } from '@elvora/catalogue/operations';
import { Button } from '@elvora/design-system/Button';
import {
  CartLine,
  CartLineItem,
  CartLines,
  RemovedCartLine,
  useLineOrder,
} from '@elvora/design-system/CartLine';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { CartEntry, QuoteList } from '../quoteList/quoteList.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { listRows, type RemovedLine } from './removedLinesOps.ts';
import { useShownRows } from './useShownRows.ts';

export interface QuoteLinesProps {
  lines: QuoteList;
  /** Removed lines that can still be put back. */
  removed?: readonly RemovedLine[];
  /** Catalogue items of the lines by name, as far as they have loaded; null for one that is not in the catalogue. */
  items?: ReadonlyMap<string, CatalogueItem | null>;
  /** Title of the printed list, with name and date. */
  printTitle?: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Buttons beside the title. */
  listActions?: ReactNode;
  onRemove: (name: string) => void;
  onUndo: (name: string) => void;
  onMove: (name: string, to: number) => void;
  onNoteChange: (name: string, note: string) => void;
  onQuantityChange: (name: string, quantity: number) => void;
}

/** Lists the lines of the quote list (S-192, S-193). */
export function QuoteLines(props: QuoteLinesProps) {
  const { lines, removed = [], items, printTitle, listActions } = props;
  const list = useRef<HTMLUListElement>(null);
  const rows = listRows(lines, removed);
  const { shown, showAll } = useShownRows(rows);
  const { announcement, handleProps, stateOf } = useLineOrder({
    ids: lines.map(({ name }) => name),
    list,
    onMove: (name, to) => {
      // Keeps the moved line visible and focused.
      if (to >= shown.length) showAll();
      props.onMove(name, to);
    },
    announce: (position, count) => `Line ${position} of ${count}`,
  });
  const removeButtons = useLineButtons();
  const undoButtons = useLineButtons();
  // Moves focus to the button that replaces the pressed one.
  const undo = (name: string) => {
    props.onUndo(name);
    removeButtons.focusLater(name);
  };
  const remove = (name: string) => {
    props.onRemove(name);
    undoButtons.focusLater(name);
  };
  const showOthers = () => {
    const next = rows[shown.length];
    showAll();
    if (next) removeButtons.focusLater(next.entry.name);
  };

  return (
    <CartLines
      actions={listActions}
      announcement={announcement}
      back={{ label: 'Back to shop', href: paths.home }}
      headingRef={props.headingRef}
      lineCount={pluralise(lines.length, 'line', 'lines')}
      note="The list is kept until you reload or close this page. Share it as a link to open it again."
      printTitle={printTitle}
      quantity={quantityTotalText(lines)}
      ref={list}
      title="Quote list"
    >
      {shown.map(({ kind, entry }) =>
        kind === 'removed' ? (
          <CartLineItem key={`removed ${entry.name}`}>
            <RemovedCartLine
              name={entry.code || entry.name}
              onUndo={() => undo(entry.name)}
              undoRef={undoButtons.refOf(entry.name)}
            />
          </CartLineItem>
        ) : (
          <CartLineItem id={entry.name} key={entry.name} order={stateOf(entry.name)}>
            <CartLine
              {...lineTexts(entry, items?.get(entry.name))}
              drawing={drawingForName(`${entry.name} ${entry.category}`)}
              handle={lines.length > 1 ? handleProps(entry.name) : undefined}
              name={entry.name}
              note={entry.note}
              onNoteChange={(note) => props.onNoteChange(entry.name, note)}
              onQuantityChange={(quantity) => props.onQuantityChange(entry.name, quantity)}
              onRemove={() => remove(entry.name)}
              packs={packCountText(entry)}
              quantity={entry.quantity}
              removeRef={removeButtons.refOf(entry.name)}
              source={pictureSourceFor(entry.picture, 'thumb')}
            />
          </CartLineItem>
        ),
      )}
      {shown.length < rows.length && (
        <CartLineItem>
          <Button onPress={showOthers} tone="ghost">
            {`Show all ${pluralise(lines.length, 'line', 'lines')}`}
          </Button>
        </CartLineItem>
      )}
    </CartLines>
  );
}

/** The buttons of the lines by name, to focus one that is about to be rendered. */
function useLineButtons() {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  return {
    refOf: (name: string) => (button: HTMLButtonElement | null) => {
      if (!button) return undefined;
      buttons.current.set(name, button);
      return () => void buttons.current.delete(name);
    },
    focusLater: (name: string) => requestAnimationFrame(() => buttons.current.get(name)?.focus()),
  };
}

function lineTexts(entry: CartEntry, item: CatalogueItem | null | undefined) {
  const { name, product = name, code, variant, category, productId } = entry;
  const texts = { product, ...(code ? { code } : {}) };
  if (productId === null) return { ...texts, fact: 'As you wrote it. The dealer reads this line.' };
  if (item === null) {
    return { ...texts, fact: 'No longer in the catalogue. The dealer can offer a replacement.' };
  }
  const href = paths.product(productId, code ? { size: code } : {});
  return { ...texts, fact: item?.details || variant || category, href };
}
