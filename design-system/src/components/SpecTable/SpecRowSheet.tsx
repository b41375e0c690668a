import { useLayoutEffect, useRef } from 'react';
import { showModal } from '../../hooks/showModal.ts';
import { Button } from '../Button/index.ts';
import { IconCheck, IconCopy, IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './SpecRowSheet.css.ts';
import { SpecRowValues } from './SpecRowValues.tsx';
import type { SpecTableLabels } from './specTableLabels.ts';
import type { SpecColumn, SpecRow } from './specColumnOps.ts';
import type { TableExport } from './useTableExport.ts';

export interface SpecRowAction {
  label: string;
  /** Called with the row's first cell, which names it. */
  onAction: (name: string) => void;
}

interface SpecRowSheetProps {
  row: SpecRow;
  columns: readonly SpecColumn[];
  /** Position of the row in the stored table. */
  position: number;
  /** Subject of the table. */
  caption: string;
  onClose: () => void;
  tableExport: TableExport;
  action?: SpecRowAction | undefined;
  labels: SpecTableLabels;
}

/** All values of one row in a sheet at the bottom of a narrow screen. */
export function SpecRowSheet(props: SpecRowSheetProps) {
  const { row, position, columns, caption, onClose, tableExport, action, labels } = props;
  const name = tableExport.codeOf(position);
  const isCopied = tableExport.isCopied('code');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(function openModal() {
    const element = dialog.current;
    if (element) showModal(element);
    // Closing restores focus.
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a modal dialog
    <dialog
      aria-label={name}
      className={styles.sheet}
      data-part="sheet"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        // The backdrop is part of the dialog; the content covers the rest.
        if (target === currentTarget) onClose();
      }}
      onClose={() => {
        // Browsers force a close after a repeated Escape; after our own close the dialog has unmounted.
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
          <Button
            icon={isCopied ? IconCheck : IconCopy}
            isFullWidth
            onPress={() => void tableExport.copyCode(position)}
            tone="secondary"
          >
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
