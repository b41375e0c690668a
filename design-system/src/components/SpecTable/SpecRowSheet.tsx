import { useLayoutEffect, useRef } from 'react';
import { showModal } from '../../hooks/showModal.ts';
import { Button } from '../Button/index.ts';
import { IconCheck, IconCopy, IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './SpecRowSheet.css.ts';
import { SpecRowValues } from './SpecRowValues.tsx';
import type { SpecTableLabels } from './specTableLabels.ts';
import type { SpecColumn, SpecRow } from './specColumnOps.ts';

export interface SpecRowAction {
  label: string;
  /** Called with the row's first cell, which names it. */
  onAction: (name: string) => void;
}

interface SpecRowSheetProps {
  row: SpecRow;
  columns: readonly SpecColumn[];
  /** First cell of the row. */
  name: string;
  /** What the table is of. */
  caption: string;
  onClose: () => void;
  onCopy: () => void;
  isCopied: boolean;
  action?: SpecRowAction | undefined;
  labels: SpecTableLabels;
}

/** All values of one row in a sheet at the bottom of a narrow screen. */
export function SpecRowSheet(props: SpecRowSheetProps) {
  const { row, columns, name, caption, onClose, onCopy, isCopied, action, labels } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(function openOverThePage() {
    const element = dialog.current;
    if (element) showModal(element);
    // The platform gives the focus back to where it was.
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way is Escape, which a modal dialog brings along
    <dialog
      aria-label={name}
      className={styles.sheet}
      data-part="sheet"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        // The backdrop belongs to the dialog: a click right on the dialog is a click beside its content.
        if (target === currentTarget) onClose();
      }}
      onClose={() => {
        // The browser closes by itself when somebody insists; what is closed by us is gone by now.
        if (dialog.current) onClose();
      }}
      ref={dialog}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          <div className={styles.text}>
            <span className={styles.name}>{name}</span>
            <span className={styles.caption}>{caption}</span>
          </div>
          <IconButton hasTooltip={false} icon={IconX} label={labels.closeRow} onPress={onClose} size="lg" />
        </div>
        <SpecRowValues columns={columns.slice(1)} labels={labels} row={row} />
        <div className={styles.footer}>
          <Button icon={isCopied ? IconCheck : IconCopy} isFullWidth onPress={onCopy} tone="secondary">
            {isCopied ? labels.copied : labels.copyCode}
          </Button>
          {action && name !== '' && (
            <Button
              isFullWidth
              onPress={() => {
                onClose();
                action.onAction(name);
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
}
