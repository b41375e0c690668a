import { useState } from 'react';
import { useModalSheet } from '../../hooks/useModalSheet.ts';
import { Button } from '../Button/index.ts';
import { IconCheck, IconCopy, IconLink, IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { QuantityField } from '../QuantityField/index.ts';
import * as styles from './SpecRowSheet.css.ts';
import type { SpecRowAction } from './specRowAction.ts';
import { SpecRowValues } from './SpecRowValues.tsx';
import type { SpecTableLabels } from './specTableLabels.ts';
import { cellText, type SpecColumn, type SpecRow } from './specColumnOps.ts';
import type { TableExport } from './useTableExport.ts';

export interface SpecRowSheetProps {
  row: SpecRow;
  columns: readonly SpecColumn[];
  /** Column of the code or name used as the title, from 0. */
  column: number;
  /** Subject of the table. */
  caption: string;
  onClose: () => void;
  tableExport: TableExport;
  action?: SpecRowAction | undefined;
  labels: SpecTableLabels;
}

/** Shows all values of one row in a sheet at the bottom of a narrow screen. */
export function SpecRowSheet(props: SpecRowSheetProps) {
  const { row, column, columns, caption, onClose, tableExport, action, labels } = props;
  const title = columns[column];
  const name = (title && cellText(row, title.key)) ?? '';
  const hrefOf = action?.hrefOf;
  const isLinkCopied = tableExport.isCopied('link');
  const isCopied = tableExport.isCopied('code');
  const modal = useModalSheet(onClose);
  return (
    <dialog aria-label={name} className={styles.sheet} data-part="sheet" {...modal}>
      <div className={styles.content}>
        <div className={styles.header}>
          <div className={styles.text}>
            <span className={styles.name}>{name}</span>
            <span className={styles.caption}>{caption}</span>
          </div>
          <IconButton hasTooltip={false} icon={IconX} label={labels.closeRow} onPress={onClose} size="lg" />
        </div>
        <SpecRowValues columns={columns.filter((other) => other !== title)} labels={labels} row={row} />
        <div className={styles.footer}>
          <Button
            icon={isCopied ? IconCheck : IconCopy}
            isFullWidth
            onPress={() => void tableExport.copyText('code', name)}
            tone="secondary"
          >
            {isCopied ? labels.copied : labels.copyCode}
          </Button>
          {hrefOf && (
            <Button
              icon={isLinkCopied ? IconCheck : IconLink}
              isFullWidth
              onPress={() =>
                void tableExport.copyText('link', new URL(hrefOf(name), window.location.href).href)
              }
              tone="secondary"
            >
              {isLinkCopied ? labels.copied : labels.copyLink}
            </Button>
          )}
        </div>
        <SheetOrder action={action} labels={labels} name={name} onComplete={onClose} />
      </div>
    </dialog>
  );
}

interface SheetOrderProps extends Pick<SpecRowSheetProps, 'action' | 'labels'> {
  /** Code of the row. */
  name: string;
  /** Called after an action without a quantity, which leaves nothing to do in the sheet. */
  onComplete: () => void;
}

/** The quantity on the list, the quantity field, and the action. */
function SheetOrder({ name, action, onComplete, labels }: SheetOrderProps) {
  const [quantity, setQuantity] = useState(1);
  const quantityOnList = action?.listedQuantity?.(name) ?? 0;
  const hasQuantity = action?.codeColumns !== undefined;
  return (
    <div className={styles.actions}>
      {quantityOnList > 0 && (
        <span className={styles.listed}>
          {labels.listed(quantityOnList)}
          {action?.list && (
            <Link href={action.list.href} isStandalone>
              {action.list.label}
            </Link>
          )}
        </span>
      )}
      <span className={styles.order}>
        {hasQuantity && (
          <QuantityField label={labels.quantityOf(name)} onChange={setQuantity} size="lg" value={quantity} />
        )}
        {action && name !== '' && (
          <Button
            isFullWidth
            onPress={() => {
              action.onAction(name, quantity);
              if (!hasQuantity) onComplete();
            }}
            size={hasQuantity ? 'lg' : undefined}
          >
            {action.label}
          </Button>
        )}
      </span>
    </div>
  );
}
