import { useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Chip } from '../Chip/index.ts';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import { Heading } from '../Heading/index.ts';
import * as styles from './PasteListDialog.css.ts';
import type { PasteListDialogProps, PasteListState } from './PasteListDialog.tsx';
import { PasteListRow } from './PasteListRow.tsx';
import type { PasteListLabels } from './pasteListLabels.ts';

interface PasteListPreviewProps extends Pick<
  PasteListDialogProps,
  'entries' | 'problem' | 'onChoose' | 'onQuantityChange'
> {
  labels: PasteListLabels;
}

/** Rows that are rendered at once: those of 2,000 lines with their fields take seconds on a phone. */
const rowsPerPage = 100;

/** Focuses the quantity of a row. */
const focusRow = (rows: HTMLElement | null, at: number) =>
  rows?.children[at]?.querySelector('input')?.focus();

/** What each line adds, and how many lines are found, to be chosen, or text. */
export function PasteListPreview(props: PasteListPreviewProps) {
  const { entries, problem, labels } = props;
  const [shownCount, setShownCount] = useState(rowsPerPage);
  const rows = useRef<HTMLUListElement>(null);
  const hiddenCount = entries.length - shownCount;
  const showMore = () => {
    setShownCount(shownCount + rowsPerPage);
    // The button moves away, and after the last rows it is gone.
    requestAnimationFrame(() => focusRow(rows.current, shownCount));
  };
  return (
    <section aria-label={labels.preview} className={styles.preview}>
      <div className={styles.previewHeader}>
        <Heading level={3} variant="heading5">
          {labels.preview}
        </Heading>
        <EntryCounts entries={entries} labels={labels} />
      </div>
      {problem && <ErrorPanel onRetry={problem.onRetry} text={problem.text} title={problem.title} />}
      <ul className={styles.rows} ref={rows} role="list">
        {entries.slice(0, shownCount).map((entry) => (
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
  const texts = count('text');
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
