import { maxQuoteLines, type CatalogueItem } from '@elvora/catalogue/model';
import { countPastedLines, readPastedLines } from '@elvora/catalogue/operations';
import type { PasteListEntry } from '@elvora/design-system/PasteListDialog';
import { useCallback, useMemo, useState } from 'react';
import { itemName, previewEntries, type PreviewRow, previewRows } from './pastePreviewOps.ts';
import { useResolvedTexts } from './useResolvedTexts.ts';

/** Manages the preview of a pasted text: a row per item, with the buyer's choices and changed quantities. */
export function usePastePreview(text: string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, CatalogueItem | null>>(new Map());
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const lineCount = useMemo(() => countPastedLines(text), [text]);
  const isTooLong = lineCount > maxQuoteLines;
  const lines = useMemo(() => (isTooLong ? [] : readPastedLines(text)), [isTooLong, text]);
  const { resolved, failed, isRetrying, retry } = useResolvedTexts(lines);
  const rows = useMemo(
    () => previewRows({ lines, resolved, failed, chosen, quantities }),
    [lines, resolved, failed, chosen, quantities],
  );
  const choose = useCallback(
    (id: string, choiceId: string | null) => {
      const choices = rows.find(({ key }) => key === id)?.choices ?? [];
      const item = choices.find((choice) => itemId(choice) === choiceId) ?? null;
      setChosen((before) => new Map(before).set(id, item));
    },
    [rows],
  );
  const changeQuantity = useCallback(
    (id: string, quantity: number) => setQuantities((before) => new Map(before).set(id, quantity)),
    [],
  );
  return {
    lineCount,
    isTooLong,
    rows,
    entries: useMemo(() => rows.map(toEntry), [rows]),
    /** The lines of the quote list that result from the rows. */
    added: useMemo(() => previewEntries(rows), [rows]),
    choose,
    changeQuantity,
    /** Discards choices and quantities. */
    reset() {
      setChosen(new Map());
      setQuantities(new Map());
    },
    hasFailed: rows.some(({ state }) => state === 'failed'),
    isRetrying,
    retry,
  };
}

const itemId = ({ productId, code }: CatalogueItem) => `${productId} ${code}`;

const toChoice = (item: CatalogueItem) => ({
  id: itemId(item),
  code: itemName(item),
  name: item.code === '' ? '' : item.product,
  details: item.details,
});

function toEntry({ key, item, choices, state, isKeptAsText, ...row }: PreviewRow): PasteListEntry {
  return {
    ...row,
    id: key,
    state,
    ...(state === 'found' && item ? { item: toChoice(item) } : {}),
    ...(state === 'choose' ? { choices: choices.map(toChoice) } : {}),
    ...(state === 'choose' && item ? { chosenId: itemId(item) } : {}),
    ...(state === 'choose' && isKeptAsText ? { chosenId: null } : {}),
  };
}
