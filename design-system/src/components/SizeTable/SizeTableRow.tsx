import { useState } from 'react';
import { ButtonForm, type PostFormProps } from '../Button/index.ts';
import { IconCheck, IconCopy, IconPlus } from '../Icon/index.ts';
import { measureParts } from '../Text/index.ts';
import { HighlightedText } from './HighlightedText.tsx';
import * as styles from './SizeTableRow.css.ts';
import type { CompareForm, SizeColumn } from './SizeTable.tsx';
import type { SizeTableLabels } from './sizeTableLabels.ts';

/** A cell as written in its table. */
export interface SizeCell {
  text: string;
  /** Header in the product's own table, if it differs; shown below the value. */
  note?: string | null;
  /** Whether it meets a condition of the query. @default false */
  isMatch?: boolean;
}

/** A size: an ordering code and its values. */
export interface SizeRow {
  code: string;
  /** Address of the size. */
  href: string;
  /** Its product, in a column of its own. */
  product?: { name: string; href: string };
  /** In the order of the columns; null for a missing value. */
  cells: readonly (SizeCell | null)[];
  /** Value that identifies it on the comparison page; omit for a size that cannot be compared. */
  compareValue?: string;
  /** Adds the size to the quote list; the button is busy until the promise resolves. */
  onAdd?: () => void | Promise<void>;
  /** Form that adds the size until the page is hydrated, and without script. */
  addForm?: PostFormProps;
}

/** Form that the checkboxes of sizes belong to, and the hint that describes them. */
export interface RowCompareForm extends CompareForm {
  id: string;
  hintId: string;
}

interface SizeTableRowProps {
  size: SizeRow;
  columns: readonly SizeColumn[];
  hasProducts: boolean;
  hasActions: boolean;
  compare: RowCompareForm | undefined;
  /** Appears only after a press. @default false */
  isFolded?: boolean;
  labels: SizeTableLabels;
}

/** A size as a row of the table. */
export function SizeTableRow({
  size,
  columns,
  hasProducts,
  hasActions,
  compare,
  isFolded,
  labels,
}: SizeTableRowProps) {
  const { code, href, product, cells, compareValue, onAdd, addForm } = size;
  return (
    <tr className={styles.row} data-folded={isFolded || undefined}>
      <th className={`${styles.cell} ${styles.code}`} scope="row">
        <span className={styles.codeLine}>
          {compare && compareValue !== undefined && (
            <label className={styles.tick} title={labels.compare(code)}>
              <input
                aria-describedby={compare.hintId}
                aria-label={labels.compare(code)}
                checked={compare.values.includes(compareValue)}
                className={styles.tickBox}
                data-tick
                form={compare.id}
                name={compare.name}
                onChange={({ target }) => compare.onTick({ value: compareValue, isTicked: target.checked })}
                type="checkbox"
                value={compareValue}
              />
            </label>
          )}
          <a className={styles.link} data-code href={href}>
            {code}
          </a>
          <CopyButton code={code} labels={labels} />
        </span>
      </th>
      {hasProducts && (
        <td className={`${styles.cell} ${styles.text} ${styles.product}`}>
          {product && (
            <a className={styles.link} href={product.href}>
              {product.name}
            </a>
          )}
        </td>
      )}
      {columns.map(({ key, isText = false }, at) => (
        <ValueCell
          cell={cells[at] ?? null}
          className={isText ? `${styles.cell} ${styles.text}` : styles.cell}
          key={key}
          labels={labels}
        />
      ))}
      {hasActions && (
        <td className={`${styles.cell} ${styles.action}`}>
          {onAdd && <AddButton code={code} form={addForm} labels={labels} onAdd={onAdd} />}
        </td>
      )}
    </tr>
  );
}

interface ValueCellProps {
  cell: SizeCell | null;
  className: string;
  labels: SizeTableLabels;
}

/** A value, or the dash of a missing one. A table has hundreds of them, so each has as few elements as possible. */
function ValueCell({ cell, className, labels }: ValueCellProps) {
  if (cell === null || cell.text === '') {
    return (
      <td className={`${className} ${styles.missing}`}>
        <span className={styles.hidden}>{labels.notStated}</span>
      </td>
    );
  }
  const { text, note, isMatch = false } = cell;
  const [only, other] = measureParts(text);
  return (
    <td className={className}>
      {/* Isolated: right to left, the dash of '7–13' would swap its ends. */}
      {only?.isMeasure && !other && !isMatch ? (
        <bdi className={styles.measure}>{text}</bdi>
      ) : (
        <bdi>
          <HighlightedText parts={[{ text, isMatch }]} />
        </bdi>
      )}
      {note != null && <span className={styles.note}>{note}</span>}
    </td>
  );
}

interface CodeButtonProps {
  code: string;
  labels: SizeTableLabels;
}

function CopyButton({ code, labels }: CodeButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // Insecure contexts have no clipboard, and permission may be denied: the code can still be selected.
      setCopied(false);
    }
  };
  return (
    <button
      aria-label={isCopied ? labels.copied(code) : labels.copy(code)}
      className={styles.copy}
      onBlur={() => setCopied(false)}
      onClick={() => void copy()}
      type="button"
    >
      {isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
    </button>
  );
}

interface AddButtonProps extends CodeButtonProps {
  form: PostFormProps | undefined;
  onAdd: () => void | Promise<void>;
}

function AddButton({ code, form, labels, onAdd }: AddButtonProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'added'>('ready');
  const isBusy = state === 'busy';
  const isAdded = state === 'added';
  const add = async () => {
    if (isBusy) return;
    setState('busy');
    await onAdd();
    setState('added');
  };
  return (
    <ButtonForm form={form} onSubmit={() => void add()}>
      <button
        aria-busy={isBusy || undefined}
        aria-label={isAdded ? labels.added(code) : labels.add(code)}
        className={isAdded ? `${styles.add} ${styles.added}` : styles.add}
        type="submit"
      >
        {isAdded ? <IconCheck size={16} /> : <IconPlus size={16} />}
      </button>
    </ButtonForm>
  );
}
