/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- explicit roles keep the table semantics where CSS lays rows out as cards */
import { useId, useState } from 'react';
import { FilterButtons } from '../FilterButtons/index.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { IconArrowDown, IconArrowUp } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import {
  filterAndSortDocuments,
  countByKind,
  type DocumentColumn,
  type DocumentKind,
  type DocumentRow,
  type DocumentSort,
  nextSort,
} from './documentsOps.ts';
import * as styles from './DocumentsTable.css.ts';
import { documentsTableLabels, type DocumentsTableLabels } from './documentsTableLabels.ts';
import { DocumentsTableRow } from './DocumentsTableRow.tsx';

export interface DocumentsTableProps {
  items: readonly DocumentRow[];
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel;
  labels?: Partial<DocumentsTableLabels>;
}

const columns = [
  'serialNumber',
  'name',
  'type',
  'size',
  'uploadDate',
] as const satisfies readonly DocumentColumn[];

const isNumericColumn = (column: DocumentColumn) => column === 'serialNumber' || column === 'size';

/** Sortable, filterable table of downloadable files; rows become cards on narrow screens. */
export function DocumentsTable({ items, headingLevel = 2, labels: labelOverrides }: DocumentsTableProps) {
  const labels = { ...documentsTableLabels, ...labelOverrides };
  const [kind, setKind] = useState<DocumentKind | 'all'>('all');
  const [sort, setSort] = useState<DocumentSort>({ column: 'serialNumber', direction: 'ascending' });
  const titleId = useId();
  const rows = filterAndSortDocuments(items, { kind, sort });
  const kinds = countByKind(items);
  return (
    <div className={styles.root} data-component="DocumentsTable">
      <div className={styles.header}>
        <div>
          <Heading id={titleId} level={headingLevel} variant="heading3">
            {labels.title}
          </Heading>
          <p className={styles.count} role="status">
            {labels.count(rows.length)}
          </p>
        </div>
        {kinds.length > 1 && (
          <FilterButtons
            label={labels.filter}
            onChange={setKind}
            options={[
              { value: 'all', label: labels.all, count: items.length },
              ...kinds.map((found) => ({
                value: found.kind,
                label: labels.kinds[found.kind],
                count: found.count,
              })),
            ]}
            value={kind}
          />
        )}
      </div>
      <table className={styles.table} role="table">
        <caption className={styles.caption}>
          <VisuallyHidden>{labels.title}</VisuallyHidden>
        </caption>
        <thead className={styles.columns} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <SortableHeader
                column={column}
                key={column}
                label={labels.columns[column]}
                onSort={() => setSort(nextSort(sort, column))}
                sort={sort}
              />
            ))}
            <th className={`${styles.columnTitle} ${styles.cells.actions}`} role="columnheader" scope="col">
              {labels.columns.actions}
            </th>
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {rows.map((item) => (
            <DocumentsTableRow item={item} key={item.id} labels={labels} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortableHeaderProps {
  column: DocumentColumn;
  label: string;
  /** Current order of the table. */
  sort: DocumentSort;
  onSort: () => void;
}

/** Header of a column, with a button that sorts the table by it. */
function SortableHeader({ column, label, sort, onSort }: SortableHeaderProps) {
  const isSorted = sort.column === column;
  const SortIcon = sort.direction === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <th
      aria-sort={isSorted ? sort.direction : undefined}
      className={`${styles.columnTitle} ${styles.cells[column]}`}
      role="columnheader"
      scope="col"
    >
      <button
        className={`${styles.sort} ${isNumericColumn(column) ? styles.numericSort : ''}`}
        onClick={onSort}
        type="button"
      >
        {label}
        <span className={styles.sortIcon} data-sorted={isSorted || undefined}>
          <SortIcon size={16} />
        </span>
      </button>
    </th>
  );
}
