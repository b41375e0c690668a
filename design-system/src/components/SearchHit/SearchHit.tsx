import { Button, ButtonForm, type PostFormProps } from '../Button/index.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { IconClipboardPlus, IconPlus } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { type DrawingName, Picture, type PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SearchHit.css.ts';
import { type SearchHitLabels, searchHitLabels } from './searchHitLabels.ts';

/** Part of a text; matching parts are highlighted. */
export interface HitPart {
  text: string;
  isMatch: boolean;
}

export type HitText = readonly HitPart[];

/** A code in a cell: it leads to its size, and can be added by itself. */
export interface HitSize {
  column: number;
  code: string;
  href: string;
  onAdd: () => void;
  addForm?: PostFormProps;
}

export interface SearchHitProps {
  name: HitText;
  href: string;
  source: PictureSource | null | undefined;
  /** Category of the product. */
  categoryName?: string;
  /** Matching rows with the column headers. */
  rows?: {
    headers: readonly string[];
    cells: readonly (readonly HitText[])[];
    /** Codes in the cells of each row. */
    sizes?: readonly (readonly HitSize[])[];
  };
  /** Total number of matching rows, if not all are shown. */
  matchingRowCount?: number;
  onAdd?: () => void;
  /** Adds the product before the page is hydrated. @default the button needs script */
  addForm?: PostFormProps;
  drawing?: DrawingName;
  /** @default 2 */
  headingLevel?: HeadingLevel;
  /** Loads the picture eagerly; for cards above the fold. @default false */
  priority?: boolean;
  labels?: Partial<SearchHitLabels>;
}

/** Search result: a product with its matching sizes. */
export function SearchHit(props: SearchHitProps) {
  const { name, href, source, categoryName, rows, onAdd, headingLevel = 2 } = props;
  const labels = { ...searchHitLabels, ...props.labels };
  const plainName = name.map(({ text }) => text).join('');
  const shownRows = rows?.cells.length ?? 0;
  /** Columns of numbers are aligned at their end, as in the product's table. */
  const columnStyles = rows?.headers.map((_header, column) =>
    rows.cells.some((cells) => cells[column]?.some(({ text }) => /\p{L}/u.test(text)))
      ? styles.alignStart
      : '',
  );
  const sizeAt = (row: number, column: number) => rows?.sizes?.[row]?.find((size) => size.column === column);
  const foundRows = Math.max(props.matchingRowCount ?? 0, shownRows);
  return (
    <article className={styles.root} data-component="SearchHit">
      <div className={styles.header}>
        <div className={styles.picture}>
          <Picture alt="" drawing={props.drawing} priority={props.priority} sizes="88px" source={source} />
        </div>
        <div className={styles.text}>
          {categoryName && (
            <Text variant="caption" maxLines={1} tone="muted">
              {categoryName}
            </Text>
          )}
          <Heading level={headingLevel} variant="heading5">
            <a className={styles.link} href={href}>
              <HighlightedText parts={name} />
            </a>
          </Heading>
          {foundRows > 0 && (
            <Text variant="caption" tone="muted">
              {labels.matchCount(foundRows)}
            </Text>
          )}
        </div>
        {onAdd && (
          <span className={styles.add}>
            <ButtonForm form={props.addForm} onSubmit={onAdd}>
              <Button icon={IconClipboardPlus} size="sm" tone="secondary" type="submit">
                {labels.add}
                <VisuallyHidden> {plainName}</VisuallyHidden>
              </Button>
            </ButtonForm>
          </span>
        )}
      </div>
      {rows && shownRows > 0 && (
        // Scrolls horizontally, so it must be focusable (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div aria-label={labels.sizes(plainName)} className={styles.scroller} role="region" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {rows.headers.map((header, column) => (
                  <th className={`${styles.title} ${columnStyles?.[column]}`} key={column} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.cells.map((cells, row) => (
                <tr className={styles.row} key={row}>
                  {cells.map((parts, column) =>
                    column === 0 ? (
                      <th className={`${styles.cell} ${styles.code}`} key={column} scope="row">
                        <HitCell labels={labels} parts={parts} size={sizeAt(row, column)} />
                      </th>
                    ) : (
                      <td className={`${styles.cell} ${columnStyles?.[column]}`} key={column}>
                        <HitCell labels={labels} parts={parts} size={sizeAt(row, column)} />
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </article>
  );
}

interface HitCellProps {
  parts: HitText;
  size: HitSize | undefined;
  labels: SearchHitLabels;
}

function HitCell({ parts, size, labels }: HitCellProps) {
  if (!size) return <HighlightedText parts={parts} />;
  return (
    <span className={styles.size}>
      <a className={styles.link} href={size.href}>
        <HighlightedText parts={parts} />
      </a>
      <span className={styles.addSize}>
        <ButtonForm form={size.addForm} onSubmit={size.onAdd}>
          <IconButton
            icon={IconPlus}
            label={labels.addSize(size.code)}
            size="sm"
            tone="brand"
            type="submit"
          />
        </ButtonForm>
      </span>
    </span>
  );
}

function HighlightedText({ parts }: { parts: HitText }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark className={styles.mark} key={index}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
