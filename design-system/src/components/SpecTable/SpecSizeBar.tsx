import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { QuantityField } from '../QuantityField/index.ts';
import { NonBreakingMeasures } from '../Text/index.ts';
import { SpecCodeCopies } from './SpecCodeCopies.tsx';
import * as styles from './SpecSizeBar.css.ts';
import type { SpecRowAction } from './specRowAction.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import type { TableExport } from './useTableExport.ts';

export interface SpecSizeBarProps {
  code: string;
  /** Number of columns that the bar spans below the row of the code; null in the last cell of that row. */
  columnCount: number | null;
  action: SpecRowAction;
  tableExport: TableExport;
  labels: SpecTableLabels;
  onAdded: () => void;
  onClose: () => void;
}

/** Quantity and action of a code: in its row if that has one code, otherwise in a bar below. */
export function SpecSizeBar(props: SpecSizeBarProps) {
  const { code, columnCount, action, tableExport, labels, onAdded, onClose } = props;
  const [quantity, setQuantity] = useState(1);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(function focusQuantity() {
    form.current?.querySelector('input')?.focus();
  }, []);
  const add = (count: number) => {
    action.onAction(code, count);
    onAdded();
  };
  const isInRow = columnCount === null;
  const inForm = (className: string, children: ReactNode) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what its button has opened
    <form
      aria-label={labels.addSize(code)}
      className={className}
      data-part="sizeForm"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        add(quantity);
      }}
      ref={form}
    >
      {children}
    </form>
  );
  const fields = (
    <>
      <QuantityField
        label={labels.quantityOf(code)}
        onChange={setQuantity}
        onEnter={add}
        size={isInRow ? 'sm' : 'md'}
        value={quantity}
      />
      <Button size={isInRow ? 'sm' : 'md'} type="submit">
        {action.label}
      </Button>
    </>
  );
  if (isInRow) return inForm(styles.inRow, fields);
  return (
    <tr className={styles.row} data-part="sizeBar">
      <td className={styles.cell} colSpan={columnCount}>
        {inForm(
          styles.bar,
          <>
            <SizeDescription action={action} code={code} labels={labels} />
            <span className={styles.actions}>
              <SpecCodeCopies code={code} hrefOf={action.hrefOf} labels={labels} tableExport={tableExport} />
              {fields}
              <IconButton hasTooltip={false} icon={IconX} label={labels.closeRow} onPress={onClose} />
            </span>
          </>,
        )}
      </td>
    </tr>
  );
}

/** The code, what distinguishes it, and its quantity on the list. */
function SizeDescription({ code, action, labels }: Pick<SpecSizeBarProps, 'code' | 'action' | 'labels'>) {
  const details = action.detailsOf?.(code) ?? '';
  const quantityOnList = action.listedQuantity?.(code) ?? 0;
  return (
    <span className={styles.text}>
      <span className={styles.code}>{code}</span>
      {details !== '' && (
        <span className={styles.details}>
          <NonBreakingMeasures>{details}</NonBreakingMeasures>
        </span>
      )}
      {quantityOnList > 0 && <span className={styles.listed}>{labels.listed(quantityOnList)}</span>}
      {quantityOnList > 0 && action.list && (
        <Link href={action.list.href} isStandalone>
          {action.list.label}
        </Link>
      )}
    </span>
  );
}
