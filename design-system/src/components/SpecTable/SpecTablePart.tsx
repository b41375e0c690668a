import { Pagination } from '../Pagination/index.ts';
import * as styles from './SpecTableFooter.css.ts';
import type { SpecTableLabels } from './specTableLabels.ts';

/** Position of a part in a longer table, and the addresses of the other parts. */
export interface SpecTablePart {
  /** Position of the first row in the full table. */
  start: number;
  /** Rows of the full table. */
  rowCount: number;
  /** From 1. */
  page: number;
  pageCount: number;
  getHref: (page: number) => string;
}

interface SpecTablePartLinksProps {
  part: SpecTablePart;
  /** Rows of this part. */
  length: number;
  labels: SpecTableLabels;
}

/** The rows of a part, and links to the other parts of the table, which work without script. */
export function SpecTablePartLinks({ part, length, labels }: SpecTablePartLinksProps) {
  const { start, rowCount, page, pageCount, getHref } = part;
  return (
    <div className={styles.part} data-part="part">
      <span className={styles.range}>{labels.part(start + 1, start + length, rowCount)}</span>
      <Pagination getHref={getHref} labels={{ navigation: labels.parts }} page={page} pageCount={pageCount} />
    </div>
  );
}
