// The phone layout is a grid, which removes the table roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../Button/index.ts';
import { IconX } from '../Icon/index.ts';
import { Picture } from '../Picture/index.ts';
import { QuantityField } from '../QuantityField/index.ts';
import * as styles from './CompareTableHead.css.ts';
import type { CompareColumn } from './CompareTable.tsx';
import type { CompareTableLabels } from './compareTableLabels.ts';

interface CompareTableHeadProps {
  columns: readonly CompareColumn[];
  note: string | undefined;
  addSlot: ReactNode;
  labels: CompareTableLabels;
}

/** The compared products or sizes, each with its own order form. */
export function CompareTableHead({ columns, note, addSlot, labels }: CompareTableHeadProps) {
  return (
    <thead className={styles.head} role="rowgroup">
      <tr className={styles.row} role="row">
        <th className={styles.corner} role="columnheader" scope="col">
          <span className={styles.hidden}>{labels.property}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </th>
        {columns.map((column) => (
          <th className={styles.column} key={column.key} role="columnheader" scope="col">
            <ComparedItem column={column} labels={labels} />
          </th>
        ))}
        {addSlot !== undefined && (
          <td className={styles.slot} role="cell">
            {addSlot}
          </td>
        )}
      </tr>
    </thead>
  );
}

function ComparedItem({ column, labels }: { column: CompareColumn; labels: CompareTableLabels }) {
  const { title, href, caption, source, drawing, removeHref } = column;
  return (
    <div className={styles.item}>
      <div className={styles.picture}>
        <Picture alt="" drawing={drawing} sizes="168px" source={source} />
      </div>
      <a aria-label={labels.remove(title)} className={styles.remove} href={removeHref} rel="nofollow">
        <IconX size={18} />
      </a>
      <a className={styles.title} href={href}>
        {title}
      </a>
      {caption !== undefined && <span className={styles.caption}>{caption}</span>}
      <OrderForm column={column} labels={labels} />
    </div>
  );
}

function OrderForm({ column, labels }: { column: CompareColumn; labels: CompareTableLabels }) {
  const { title, addForm, onAdd } = column;
  const [quantity, setQuantity] = useState(1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAdd(quantity);
  };
  return (
    <form action={addForm.action} className={styles.order} method="post" onSubmit={submit}>
      {Object.entries(addForm.fields).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <QuantityField label={labels.quantity(title)} name="quantity" onChange={setQuantity} value={quantity} />
      <Button tone="secondary" type="submit">
        {labels.add}
        <span className={styles.hidden}> {title}</span>
      </Button>
    </form>
  );
}
