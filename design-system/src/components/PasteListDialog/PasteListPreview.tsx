import { type Ref, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Chip } from '../Chip/index.ts';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import { Heading } from '../Heading/index.ts';
import * as styles from './PasteListDialog.css.ts';
import type { PasteListDialogProps, PasteListEntry, PasteListState } from './PasteListDialog.tsx';
import { PasteListRow } from './PasteListRow.tsx';
import type { PasteListLabels } from './pasteListLabels.ts';

interface PasteListPreviewProps extends Pick<
  PasteListDialogProps,
  'text' | 'entries' | 'problem' | 'onChoose' | 'onQuantityChange'
> {
  labels: PasteListLabels;
  /** Can be focused. */
  ref: Ref<HTMLElement>;
}

/** Number of rows rendered initially: 2,000 lines with their fields take seconds on a phone. */
const rowsPerPage = 100;

/** Focuses the quantity of a row. */
const focusRow = (rows: HTMLElement | null, at: number) =>
  rows?.children[at]?.querySelector('input')?.focus();

/** If rows are omitted, lines that need a choice come first and are never among the omitted ones. */
function shownEntries(entries: readonly PasteListEntry[], shownCount: number): readonly PasteListEntry[] {
  if (entries.length <= rowsPerPage) return entries;
  const toChoose = entries.filter(({ state }) => state === 'choose');
  const others = entries.filter(({ state }) => state !== 'choose');
  return [...toChoose, ...others.slice(0, shownCount)];
}

/** Whether a text is a different list rather than an edit of the last one. */
function isOtherList(before: string, after: string): boolean {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line)).length > 1;
}

/** The rows to add, and how many lines are found, need a choice, or stay text. */
export function PasteListPreview(props: PasteListPreviewProps) {
  const { text, entries, problem, labels } = props;
  const [shownCount, setShownCount] = useState(rowsPerPage);
  const [countedText, setCountedText] = useState(text);
  if (text !== countedText) {
    setCountedText(text);
    if (isOtherList(countedText, text)) setShownCount(rowsPerPage);
  }
  const shown = shownEntries(entries, shownCount);
  const rows = useRef<HTMLUListElement>(null);
  const hiddenCount = entries.length - shown.length;
  const showMore = () => {
    setShownCount(shownCount + rowsPerPage);
    // The button moves down, and disappears with the last rows.
    requestAnimationFrame(() => focusRow(rows.current, shown.length));
  };
  return (
    <section aria-label={labels.preview} className={styles.preview} ref={props.ref} tabIndex={-1}>
      <div className={styles.previewHeader}>
        <Heading level={3} variant="heading5">
          {labels.preview}
        </Heading>
        <EntryCounts entries={entries} labels={labels} />
      </div>
      {problem && <ErrorPanel {...problem} />}
      <ul className={styles.rows} ref={rows} role="list">
        {shown.map((entry) => (
          <PasteListRow
            entry={entry}
            key={entry.id}
            labels={labels}
            onChoose={props.onChoose}
            onQuantityChange={props.onQuantityChange}
          />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button onPress={showMore} tone="ghost">
          {labels.showMore(Math.min(rowsPerPage, hiddenCount), hiddenCount)}
        </Button>
      )}
    </section>
  );
}

function EntryCounts({ entries, labels }: Pick<PasteListPreviewProps, 'entries' | 'labels'>) {
  const count = (state: PasteListState) => entries.filter((entry) => entry.state === state).length;
  const found = count('found');
  const texts = count('text') + entries.filter(({ chosenId }) => chosenId === null).length;
  const toChoose = entries.filter(
    ({ state, chosenId }) => state === 'choose' && chosenId === undefined,
  ).length;
  return (
    <span className={styles.counts} role="status">
      {found > 0 && <Chip tone="success">{labels.foundCount(found)}</Chip>}
      {toChoose > 0 && <Chip tone="warning">{labels.chooseCount(toChoose)}</Chip>}
      {texts > 0 && <Chip>{labels.textCount(texts)}</Chip>}
    </span>
  );
}
