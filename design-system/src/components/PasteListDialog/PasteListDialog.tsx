import { useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Chip } from '../Chip/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import { FilePickerButton } from '../FilePickerButton/index.ts';
import { Heading } from '../Heading/index.ts';
import { IconUpload } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { NumberedTextArea } from './NumberedTextArea.tsx';
import * as styles from './PasteListDialog.css.ts';
import { PasteListRow } from './PasteListRow.tsx';
import { type PasteListLabels, pasteListLabels } from './pasteListLabels.ts';

export const pasteListStates = ['looking', 'found', 'choose', 'text'] as const;
export type PasteListState = (typeof pasteListStates)[number];

/** An article that a line may mean. */
export interface PasteListChoice {
  id: string;
  /** Ordering code, or the product's name. */
  code: string;
  name: string;
  details: string;
}

export interface PasteListEntry {
  id: string;
  /** Numbers of its lines in the text. */
  lineNumbers: readonly number[];
  /** What the lines name, as written. */
  text: string;
  quantity: number;
  state: PasteListState;
  /** The found article. */
  article?: Omit<PasteListChoice, 'id'>;
  choices?: readonly PasteListChoice[];
  chosenId?: string;
}

export interface PasteListDialogProps {
  isOpen: boolean;
  onClose: () => void;
  text: string;
  onTextChange: (text: string) => void;
  /** Lines that are not blank. */
  lineCount: number;
  entries: readonly PasteListEntry[];
  onQuantityChange: (id: string, quantity: number) => void;
  onChoose: (id: string, choiceId: string) => void;
  onFileSelect: (file: File) => void;
  /** Number of lines that the button adds. */
  addCount: number;
  onAdd: () => void;
  /** Why nothing can be added: too many lines, or no connection. */
  problem?: { title: string; text: string; onRetry?: () => void };
  /** Beside the buttons: what stays in the dialog. */
  note?: string;
  labels?: Partial<PasteListLabels>;
}

/** Rows that are rendered at once: those of 2,000 lines with their fields take seconds on a phone. */
const rowsPerPage = 100;

/** Focuses the quantity of a row. */
const focusRow = (rows: HTMLElement | null, at: number) =>
  rows?.children[at]?.querySelector('input')?.focus();

/** Lines that need a choice come first where rows are left out, and are never left out themselves. */
function shownEntries(entries: readonly PasteListEntry[], shownCount: number): readonly PasteListEntry[] {
  if (entries.length <= rowsPerPage) return entries;
  const toChoose = entries.filter(({ state }) => state === 'choose');
  const others = entries.filter(({ state }) => state !== 'choose');
  return [...toChoose, ...others.slice(0, shownCount)];
}

/** Whether a text is another list, not an edited line of the last one. */
function isOtherList(before: string, after: string): boolean {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line)).length > 1;
}

/** Reads a pasted list and shows for each line which article it names before anything is added. */
export function PasteListDialog(props: PasteListDialogProps) {
  const { isOpen, onClose, text, onTextChange, lineCount, entries, addCount, problem, note } = props;
  const labels = { ...pasteListLabels, ...props.labels };
  const count = (state: PasteListState) => entries.filter((entry) => entry.state === state).length;
  const [found, toChoose, kept] = [
    count('found'),
    entries.filter(({ state, chosenId }) => state === 'choose' && chosenId === undefined).length,
    count('text'),
  ];
  const [shownCount, setShownCount] = useState<number>(rowsPerPage);
  const [countedText, setCountedText] = useState(text);
  if (text !== countedText) {
    setCountedText(text);
    if (isOtherList(countedText, text)) setShownCount(rowsPerPage);
  }
  const shown = shownEntries(entries, shownCount);
  const leftCount = entries.length - shown.length;
  const rows = useRef<HTMLUListElement>(null);
  const showMore = () => {
    setShownCount(shownCount + rowsPerPage);
    // The button moves away, and after the last rows it is gone.
    requestAnimationFrame(() => focusRow(rows.current, shown.length));
  };
  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose} tone="secondary">
            {labels.cancel}
          </Button>
          <Button isDisabled={addCount === 0 || problem !== undefined} onPress={props.onAdd}>
            {labels.add(addCount)}
          </Button>
        </>
      }
      hasFixedHeight
      isOpen={isOpen}
      onClose={onClose}
      startAction={
        note && (
          <Text isInline tone="muted" variant="bodySm">
            {note}
          </Text>
        )
      }
      title={labels.title}
      width={1080}
    >
      <div className={styles.root} data-component="PasteListDialog">
        <div className={styles.source}>
          <Text tone="soft" variant="bodySm">
            {labels.advice}
          </Text>
          <NumberedTextArea
            count={labels.lineCount(lineCount)}
            label={labels.lines}
            marks={entries.flatMap(({ lineNumbers, state }) =>
              state === 'choose' || state === 'text' ? lineNumbers.map((line) => ({ line, state })) : [],
            )}
            onChange={onTextChange}
            value={text}
          />
          <div className={styles.sourceActions}>
            <FilePickerButton
              accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
              icon={IconUpload}
              label={labels.file}
              onSelect={props.onFileSelect}
            />
            <Button isDisabled={text === ''} onPress={() => onTextChange('')} tone="ghost">
              {labels.clear}
            </Button>
          </div>
        </div>
        <section aria-label={labels.preview} className={styles.preview}>
          <div className={styles.previewHeader}>
            <Heading level={3} variant="heading5">
              {labels.preview}
            </Heading>
            <span className={styles.counts} role="status">
              {found > 0 && <Chip tone="success">{labels.foundCount(found)}</Chip>}
              {toChoose > 0 && <Chip tone="warning">{labels.chooseCount(toChoose)}</Chip>}
              {kept > 0 && <Chip>{labels.textCount(kept)}</Chip>}
            </span>
          </div>
          {problem && <ErrorPanel onRetry={problem.onRetry} text={problem.text} title={problem.title} />}
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
          {leftCount > 0 && (
            <Button onPress={showMore} tone="ghost">
              {labels.showMore(Math.min(rowsPerPage, leftCount), leftCount)}
            </Button>
          )}
        </section>
      </div>
    </Dialog>
  );
}
