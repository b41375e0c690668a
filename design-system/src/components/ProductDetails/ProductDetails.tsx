import { type ReactNode, useState } from 'react';
import { Inline } from '../../layout/index.ts';
import { Chip } from '../Chip/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Heading } from '../Heading/index.ts';
import { ProductFlags } from '../ProductFlags/index.ts';
import { type GalleryPicture, ProductGallery, type ProductGalleryProps } from '../ProductGallery/index.ts';
import { SpecTable, type SpecTablePart, type SpecTableProps } from '../SpecTable/index.ts';
import { NonBreakingMeasures, Text } from '../Text/index.ts';
import { Description } from './Description.tsx';
import { ProductColumns } from './ProductColumns.tsx';
import * as styles from './ProductDetails.css.ts';
import { type ProductDetailsLabels, productDetailsLabels } from './productDetailsLabels.ts';

/** The drawing above the specification table, whose letters also mark the titles of its columns. */
export interface ProductDimensions {
  /** Letters by column index. */
  letters: Readonly<Record<number, string>>;
  /** Renders the drawing with the values of a row; null for those of the current size. */
  ofRow: (row: number | null) => {
    /** The drawing as the last picture of the gallery. */
    picture: GalleryPicture;
    renderDrawing: (highlight: {
      highlightedLetter: string | null;
      onHighlight: (letter: string | null) => void;
    }) => ReactNode;
  };
}

/** Specification table with its formatted extent: '75 sizes, 12 columns'. `invalid`: the data cannot be parsed. */
export type ProductSpecifications =
  | {
      status: 'ready';
      table: SpecTableProps['table'];
      extent: string;
      /**
       * Set when the table is part of a longer one; `cutAfter`: number of characters after which its cells
       * are truncated.
       */
      part?: (Omit<SpecTablePart, 'getHref'> & { cutAfter: number | null }) | null;
      /** Whether the stored table exceeds the display limits. */
      isTruncated?: boolean;
    }
  | { status: 'none' | 'invalid' };

export interface ProductDetailsProps extends Pick<
  ProductGalleryProps,
  'name' | 'pictures' | 'drawing' | 'lens'
> {
  category: string;
  isBestseller: boolean;
  isTrending: boolean;
  /** Plain text: blank lines separate paragraphs, lines that start with a bullet form a list. */
  description: string;
  /** Summary of the sizes, below the name. */
  sizesText?: string | null;
  specifications: ProductSpecifications;
  dimensions?: ProductDimensions | undefined;
  /** Address of a part of a long table, from 1. */
  getPartHref?: (page: number) => string;
  /** Gives the table and its rows ids for `#` links; for one product per page. @default false */
  hasRowLinks?: boolean;
  /** The cell of the current size. */
  currentCell?: SpecTableProps['currentCell'];
  /** Action of a table row. */
  rowAction?: SpecTableProps['rowAction'];
  /** Formats the table as CSV for download. */
  formatCsv?: SpecTableProps['formatCsv'];
  /** Order action, below the name. */
  orderAction?: ReactNode;
  /** Further actions, below the description; not printed. */
  actions?: ReactNode;
  labels?: Partial<ProductDetailsLabels>;
}

/** Product page content: pictures, name, description and specification table. */
export function ProductDetails(props: ProductDetailsProps) {
  const { name, category, isBestseller, isTrending, description, sizesText, orderAction, actions } = props;
  const labels = { ...productDetailsLabels, ...props.labels };
  const { row, chooseRow } = useChosenRow(props.currentCell?.row ?? null);
  const drawing = props.dimensions?.ofRow(row);
  return (
    <div data-component="ProductDetails">
      <ProductColumns
        picture={
          <ProductGallery
            drawing={props.drawing}
            lens={props.lens}
            name={name}
            pictures={galleryPictures(props, drawing?.picture)}
          />
        }
      >
        <Inline>
          <ProductFlags isBestseller={isBestseller} isTrending={isTrending} labels={labels} />
          {category && <Chip variant="outline">{category}</Chip>}
        </Inline>
        {/* Quieter than the same name in the banner (D-60). */}
        <Heading level={2} variant="heading4">
          <NonBreakingMeasures>{name}</NonBreakingMeasures>
        </Heading>
        {sizesText && (
          <Text tone="muted">
            <NonBreakingMeasures>{sizesText}</NonBreakingMeasures>
          </Text>
        )}
        {orderAction}
        <div className={styles.details}>
          <Heading level={3} variant="heading4">
            {labels.details}
          </Heading>
          <Description text={description} />
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </ProductColumns>
      <div className={styles.specifications}>
        <Specifications
          currentCell={props.currentCell}
          letters={props.dimensions?.letters}
          onChooseRow={chooseRow}
          renderDrawing={drawing?.renderDrawing}
          hasRowLinks={props.hasRowLinks}
          labels={labels}
          name={name}
          formatCsv={props.formatCsv}
          getPartHref={props.getPartHref}
          rowAction={props.rowAction}
          specifications={props.specifications}
        />
      </div>
    </div>
  );
}

/** Returns the pictures and the drawing, which replaces a missing picture (S-408). */
function galleryPictures(
  { name, pictures }: Pick<ProductDetailsProps, 'name' | 'pictures'>,
  drawing: GalleryPicture | undefined,
): readonly GalleryPicture[] {
  if (!drawing) return pictures;
  return pictures.length === 0 ? [{ ...drawing, alt: name }] : [...pictures, drawing];
}

/** The last selected row of the table; null initially, and again when the current size changes. */
function useChosenRow(currentRow: number | null) {
  const [chosen, setChosen] = useState<{ row: number; currentRow: number | null } | null>(null);
  return {
    row: chosen?.currentRow === currentRow ? chosen.row : null,
    chooseRow: (row: number) => setChosen({ row, currentRow }),
  };
}

/** Returns the column of a dimension; null for none. */
function columnOfLetter(letters: ProductDimensions['letters'], letter: string | null): number | null {
  const entry = Object.entries(letters).find(([, other]) => other === letter);
  return entry ? Number(entry[0]) : null;
}

interface SpecificationsProps extends Pick<
  ProductDetailsProps,
  'name' | 'specifications' | 'currentCell' | 'hasRowLinks' | 'rowAction' | 'formatCsv' | 'getPartHref'
> {
  letters: ProductDimensions['letters'] | undefined;
  renderDrawing: ReturnType<ProductDimensions['ofRow']>['renderDrawing'] | undefined;
  onChooseRow: (row: number) => void;
  labels: ProductDetailsLabels;
}

/** Renders the table, or one of two specified messages: no data, and (with a full stop) invalid data (D-23). */
function Specifications(props: SpecificationsProps) {
  const { name, specifications, hasRowLinks = false, rowAction, formatCsv, getPartHref, labels } = props;
  const { letters, renderDrawing } = props;
  const [highlightedColumn, setHighlightedColumn] = useState<number | null>(null);
  if (specifications.status === 'ready') {
    const { part, isTruncated = false } = specifications;
    return (
      <SpecTable
        caption={labels.caption(name)}
        columnHighlight={
          letters && {
            letters,
            highlightedColumn,
            onHighlight: setHighlightedColumn,
          }
        }
        currentCell={props.currentCell ?? null}
        drawing={renderDrawing?.({
          highlightedLetter: highlightedColumn === null ? null : (letters?.[highlightedColumn] ?? null),
          onHighlight: (letter) => setHighlightedColumn(columnOfLetter(letters ?? {}, letter)),
        })}
        onChooseRow={props.onChooseRow}
        hasRowLinks={hasRowLinks}
        rowAction={rowAction}
        formatCsv={formatCsv}
        subject={name}
        heading={
          <>
            <Heading id={hasRowLinks ? 'specifications' : undefined} level={2} variant="heading3">
              {labels.specifications}
            </Heading>
            <Text variant="bodySm" tone="muted">
              {specifications.extent}
            </Text>
            {part && part.cutAfter !== null && (
              <Text variant="bodySm" tone="muted">
                {labels.cellsTruncated(part.cutAfter)}
              </Text>
            )}
            {isTruncated && (
              <Text variant="bodySm" tone="muted">
                {labels.tableTruncated}
              </Text>
            )}
          </>
        }
        part={part && getPartHref ? { ...part, getHref: getPartHref } : undefined}
        table={specifications.table}
      />
    );
  }
  return (
    <EmptyState
      drawing="table"
      headingLevel={2}
      text={labels.noTableHint}
      title={specifications.status === 'invalid' ? labels.invalidTable : labels.noTable}
    />
  );
}
