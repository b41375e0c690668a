import { validationTexts } from '@elvora/catalogue/contract';
import { PasteListDialog, type PasteListDialogProps } from '@elvora/design-system/PasteListDialog';
import { useState } from 'react';
import { quoteList } from '../quoteList/quoteList.ts';
import { excessLines, mergeEntries } from '../quoteList/quoteListOps.ts';
import { isToBeAdded, type PreviewRow, textToChoose } from './pastePreviewOps.ts';
import { readListFile } from './readListFile.ts';
import { usePastePreview } from './usePastePreview.ts';

export interface PasteListProps {
  onClose: () => void;
}

/** Looks up a pasted list and adds it. */
export function PasteList({ onClose }: PasteListProps) {
  const [text, setText] = useState('');
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [isConfirmingClose, setConfirmingClose] = useState(false);
  const preview = usePastePreview(text);
  const { rows, added } = preview;

  const changeText = (next: string) => {
    setFileProblem(null);
    setText(next);
  };
  const add = () => {
    quoteList.set(mergeEntries(quoteList.current(), added));
    const remaining = textToChoose(text, rows);
    if (remaining === '') return onClose();
    // Choices and quantities belong to the lines that were added.
    preview.reset();
    setConfirmingClose(false);
    return changeText(remaining);
  };
  const close = () => {
    // Closing would discard the text.
    if (text.trim() !== '' && !isConfirmingClose) setConfirmingClose(true);
    else onClose();
  };
  const readFile = async (file: File) => {
    const read = await readListFile(file);
    if (read.status === 'failed') setFileProblem(read.problem);
    else changeText(read.text);
  };
  return (
    <PasteListDialog
      addCount={added.length}
      entries={preview.entries}
      isOpen
      labels={isConfirmingClose ? { cancel: 'Close without adding' } : {}}
      lineCount={preview.lineCount}
      note={isConfirmingClose ? 'These lines are not on the list yet. Close anyway?' : noteText(rows)}
      onAdd={add}
      onChoose={preview.choose}
      onClose={close}
      onFileSelect={(file) => void readFile(file)}
      onQuantityChange={preview.changeQuantity}
      onTextChange={(next) => {
        setConfirmingClose(false);
        changeText(next);
      }}
      problem={previewProblem(preview, fileProblem)}
      text={text}
    />
  );
}

/** Reason why nothing can be added. */
function previewProblem(
  { isTooLong, lineCount, added, hasFailed, isRetrying, retry }: ReturnType<typeof usePastePreview>,
  fileProblem: string | null,
): PasteListDialogProps['problem'] {
  if (isTooLong) return tooLongProblem(lineCount);
  const excess = excessLines(quoteList.current(), added);
  if (excess !== null) return tooLongProblem(excess);
  if (fileProblem !== null) return { title: 'This file cannot be read', text: fileProblem };
  return hasFailed
    ? { title: 'Something went wrong', text: 'The lines could not be looked up.', onRetry: retry, isRetrying }
    : undefined;
}

const tooLongProblem = (count: number) => ({
  title: `${count.toLocaleString('en-IN')} lines are too many for one list`,
  text: `${validationTexts.quoteTooLong(count)}. Nothing was added. Paste it in parts.`,
});

function noteText(rows: readonly PreviewRow[]): string {
  if (rows.length === 0) return '';
  const open = rows.filter((row) => !isToBeAdded(row));
  const [first] = open;
  if (!first || !rows.some(({ state }) => state === 'choose')) return 'Nothing is dropped.';
  const stay = open.length === 1 ? `Line ${first.lineNumbers[0]} stays` : `${open.length} lines stay`;
  return `${stay} here until you choose. Nothing is dropped.`;
}
