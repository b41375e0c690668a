import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './PasteListDialog.css.ts';
import { PasteListPreview } from './PasteListPreview.tsx';
import { PasteListSource } from './PasteListSource.tsx';
import { type PasteListLabels, pasteListLabels } from './pasteListLabels.ts';

export const pasteListStates = ['looking', 'failed', 'found', 'choose', 'text'] as const;
export type PasteListState = (typeof pasteListStates)[number];

/** An item that a line may refer to. */
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
  /** The lines' text, as typed. */
  text: string;
  quantity: number;
  /** Invalid quantities of the lines, as typed. */
  invalidQuantities?: readonly string[];
  state: PasteListState;
  /** The matching item. */
  item?: Omit<PasteListChoice, 'id'>;
  choices?: readonly PasteListChoice[];
  /** Null when the user declined all choices and the line is kept as text. */
  chosenId?: string | null;
}

export interface PasteListDialogProps {
  isOpen: boolean;
  onClose: () => void;
  text: string;
  onTextChange: (text: string) => void;
  /** Number of lines that are not blank. */
  lineCount: number;
  entries: readonly PasteListEntry[];
  onQuantityChange: (id: string, quantity: number) => void;
  /** Called with null when the user declines all choices. */
  onChoose: (id: string, choiceId: string | null) => void;
  onFileSelect: (file: File) => void;
  /** Number of lines that the button adds. */
  addCount: number;
  onAdd: () => void;
  /** Reason why nothing can be added: too many lines, or no connection. */
  problem?: { title: string; text: string; onRetry?: () => void; isRetrying?: boolean };
  /** Note beside the buttons about lines that stay in the dialog. */
  note?: string;
  labels?: Partial<PasteListLabels>;
}

/** Previews a pasted list with the matching item of each line before anything is added. */
export function PasteListDialog(props: PasteListDialogProps) {
  const { isOpen, onClose, addCount, problem, note } = props;
  const labels = { ...pasteListLabels, ...props.labels };
  const preview = useRef<HTMLElement>(null);
  const add = () => {
    // The lines that stay need a choice. The button is then disabled: without the focus, keys would not reach the dialog.
    preview.current?.focus();
    props.onAdd();
  };
  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose} tone="secondary">
            {labels.cancel}
          </Button>
          <Button isDisabled={addCount === 0 || problem !== undefined} onPress={add}>
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
        <PasteListSource {...props} labels={labels} />
        <PasteListPreview {...props} labels={labels} ref={preview} />
      </div>
    </Dialog>
  );
}
