import { useId, useLayoutEffect, useRef, useState } from 'react';
import { IconArrowDown, IconArrowUp } from '../Icon/index.ts';
import type { DrawingName, PictureSource } from '../Picture/index.ts';
import type { HitText } from './HighlightedText.tsx';
import { SizeProductLine } from './SizeProductLine.tsx';
import * as styles from './SizeTable.css.ts';
import { type RowCompareForm, type SizeRow, SizeTableRow } from './SizeTableRow.tsx';
import { type SizeTableLabels, sizeTableLabels } from './sizeTableLabels.ts';

/** A column that all products of the table share. */
export interface SizeColumn {
  key: string;
  name: string;
  /** Unit, in the second line of the header; empty for none. */
  unit: string;
  /** Address that sorts the sizes by the column, or removes the sorting; omit for a column that cannot be sorted. */
  sortHref?: string;
  /** @default 'none' */
  sort?: 'ascending' | 'descending' | 'none';
  /** Whether the column contains words, which are aligned at their start. @default false */
  isText?: boolean;
}

/** The product above its sizes. */
export interface SizeGroupProduct {
  name: HitText;
  href: string;
  source: PictureSource | null | undefined;
  drawing?: DrawingName;
  categoryName?: string;
  /** Shown below the name, such as '1 of 8 sizes meets all conditions'. */
  summary: string;
  /** Unmet conditions, shown after the summary. */
  missing?: string;
  /** Link to all sizes of the product. */
  allSizes?: { label: string; href: string };
}

/** Sizes of one product, or of several with their names in a column of its own. */
export interface SizeGroup {
  key: string;
  product?: SizeGroupProduct;
  rows: readonly SizeRow[];
  /** Number of rows shown initially. @default all */
  shownCount?: number;
}

export interface SizeTableProps {
  /** Accessible name of the region that holds the table; a name of the table would be announced twice. */
  label: string;
  columns: readonly SizeColumn[];
  groups: readonly SizeGroup[];
  /** Target of the comparison form; rows with a `compareValue` can be selected. */
  compare?: CompareForm;
  labels?: Partial<SizeTableLabels>;
}

/** A change of a size's checkbox. */
export interface SizeTick {
  value: string;
  isTicked: boolean;
}

/** Form that submits the values of the selected sizes under one name, then those selected elsewhere. */
export interface CompareForm {
  action: string;
  name: string;
  /** Selected values: `compareValue`s of rows, and others. Keep them between pages, so that no selection is lost. */
  values: readonly string[];
  onTick: (tick: SizeTick) => void;
}

/** Sizes of several products in one table with common columns: below their products, or as one sortable list. */
export function SizeTable({ label, columns, groups, compare, labels: labelOverrides }: SizeTableProps) {
  const labels = { ...sizeTableLabels, ...labelOverrides };
  const hasRows = groups.some(({ rows }) => rows.length > 0);
  const hasProducts = groups.some(({ rows }) => rows.some(({ product }) => product !== undefined));
  const hasActions = groups.some(({ rows }) => rows.some(({ onAdd }) => onAdd !== undefined));
  const columnCount = 1 + Number(hasProducts) + columns.length + Number(hasActions);
  const formId = useId();
  const comparable = new Set(groups.flatMap(({ rows }) => rows.map(({ compareValue }) => compareValue)));
  const chosenElsewhere = compare?.values.filter((value) => !comparable.has(value)) ?? [];
  const kind = hasProducts ? styles.list : styles.grouped;
  return (
    <div className={`${styles.frame} ${kind}`} data-component="SizeTable">
      {/* May scroll horizontally, so it must be focusable (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div aria-label={label} className={styles.scroller} role="region" tabIndex={0}>
        <table className={styles.table}>
          {hasRows && (
            <thead>
              <tr>
                <th className={`${styles.headerCell} ${styles.first}`} scope="col">
                  {labels.code}
                </th>
                {hasProducts && (
                  <th className={`${styles.headerCell} ${styles.text}`} scope="col">
                    {labels.product}
                  </th>
                )}
                {columns.map((column) => (
                  <ColumnHead column={column} key={column.key} />
                ))}
                {hasActions && (
                  <th className={`${styles.headerCell} ${styles.actions}`} scope="col">
                    <span className={styles.hidden}>{labels.actions}</span>
                  </th>
                )}
              </tr>
            </thead>
          )}
          {groups.map((group) => (
            <Group
              columnCount={columnCount}
              columns={columns}
              compare={compare && { ...compare, id: formId, hintId: `${formId}hint` }}
              group={group}
              hasActions={hasActions}
              hasProducts={hasProducts}
              key={group.key}
              labels={labels}
            />
          ))}
        </table>
      </div>
      {compare && (
        <span className={styles.hidden} id={`${formId}hint`}>
          {labels.compareHint}
        </span>
      )}
      {compare && (
        <form action={compare.action} className={styles.compare} id={formId} method="get">
          {chosenElsewhere.map((value) => (
            <input key={value} name={compare.name} type="hidden" value={value} />
          ))}
          <button className={styles.unfold} type="submit">
            {labels.compareTicked(chosenElsewhere.length)}
          </button>
        </form>
      )}
    </div>
  );
}

const sortIcons = { ascending: IconArrowUp, descending: IconArrowDown, none: null };

function ColumnHead({ column }: { column: SizeColumn }) {
  const { name, unit, sortHref, sort = 'none', isText = false } = column;
  const SortIcon = sortIcons[sort];
  return (
    <th
      aria-sort={sort === 'none' ? undefined : sort}
      className={`${styles.headerCell} ${isText ? styles.text : ''}`}
      scope="col"
    >
      {sortHref === undefined ? (
        name
      ) : (
        <a className={styles.sort} href={sortHref}>
          {SortIcon && <SortIcon size={16} />}
          {name}
        </a>
      )}
      {unit !== '' && <span className={styles.unit}>{unit}</span>}
    </th>
  );
}

interface GroupProps {
  group: SizeGroup;
  columns: readonly SizeColumn[];
  columnCount: number;
  compare: RowCompareForm | undefined;
  hasProducts: boolean;
  hasActions: boolean;
  labels: SizeTableLabels;
}

function Group({ group, columnCount, ...row }: GroupProps) {
  const { product, rows, shownCount = rows.length } = group;
  const [isUnfolded, setUnfolded] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(
    function focusUnfoldedRow() {
      // The focused button was removed.
      if (isUnfolded) body.current?.querySelectorAll<HTMLElement>('[data-code]')[shownCount]?.focus();
    },
    [isUnfolded, shownCount],
  );
  const foldedCount = isUnfolded ? 0 : Math.max(0, rows.length - shownCount);
  return (
    <tbody ref={body}>
      {product && (
        <tr>
          <th className={styles.product} colSpan={columnCount} scope="rowgroup">
            <SizeProductLine product={product} />
          </th>
        </tr>
      )}
      {rows.map((size, at) => (
        <SizeTableRow
          {...row}
          isFolded={at >= rows.length - foldedCount}
          key={`${size.href} ${at}`}
          size={size}
        />
      ))}
      {foldedCount > 0 && (
        <tr className={styles.unfoldRow}>
          <td className={styles.unfoldCell} colSpan={columnCount}>
            <button className={styles.unfold} onClick={() => setUnfolded(true)} type="button">
              {row.labels.showMore(foldedCount)}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  );
}
