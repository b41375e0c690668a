import type { ReactNode } from 'react';
import { Inline } from '../../layout/index.ts';
import { Chip } from '../Chip/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Heading } from '../Heading/index.ts';
import { ProductFlags } from '../ProductFlags/index.ts';
import { ProductGallery, type ProductGalleryProps } from '../ProductGallery/index.ts';
import { SpecTable, type SpecTableProps } from '../SpecTable/index.ts';
import { NonBreakingMeasures, Text } from '../Text/index.ts';
import { Description } from './Description.tsx';
import { ProductColumns } from './ProductColumns.tsx';
import * as styles from './ProductDetails.css.ts';
import { type ProductDetailsLabels, productDetailsLabels } from './productDetailsLabels.ts';

/** The table of a product, and how much it holds: '75 sizes, 12 columns'. `invalid` when its data cannot be parsed. */
export type ProductSpecifications =
  { status: 'ready'; table: SpecTableProps['table']; extent: string } | { status: 'none' | 'invalid' };

export interface ProductDetailsProps extends Pick<
  ProductGalleryProps,
  'name' | 'pictures' | 'drawing' | 'lens'
> {
  category: string;
  isBestseller: boolean;
  isTrending: boolean;
  /** Plain text: blank lines part paragraphs, lines that begin with a bullet are a list. */
  description: string;
  /** Which sizes there are, in a line under the name. */
  sizesText?: string | null;
  specifications: ProductSpecifications;
  /** The table and its rows can be led to by `#`: one product of a page. @default false */
  hasRowLinks?: boolean;
  /** What can be done with one row of the table. */
  rowAction?: SpecTableProps['rowAction'];
  /** Writes the table as CSV for its download. */
  formatCsv?: SpecTableProps['formatCsv'];
  /** Under the name: how to order it. */
  orderAction?: ReactNode;
  /** Under the description: what else can be done with it. */
  actions?: ReactNode;
  labels?: Partial<ProductDetailsLabels>;
}

/** A product: pictures, name, description, and its specification table right under them. */
export function ProductDetails(props: ProductDetailsProps) {
  const { name, category, isBestseller, isTrending, description, sizesText, orderAction, actions } = props;
  const labels = { ...productDetailsLabels, ...props.labels };
  return (
    <div data-component="ProductDetails">
      <ProductColumns
        picture={
          <ProductGallery drawing={props.drawing} lens={props.lens} name={name} pictures={props.pictures} />
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
        {sizesText && <Text tone="muted">{sizesText}</Text>}
        {orderAction}
        <div className={styles.details}>
          <Heading level={3} variant="heading4">
            {labels.details}
          </Heading>
          <Description text={description} />
          {actions}
        </div>
      </ProductColumns>
      <div className={styles.specifications}>
        <Specifications
          hasRowLinks={props.hasRowLinks}
          labels={labels}
          name={name}
          formatCsv={props.formatCsv}
          rowAction={props.rowAction}
          specifications={props.specifications}
        />
      </div>
    </div>
  );
}

interface SpecificationsProps extends Pick<
  ProductDetailsProps,
  'name' | 'specifications' | 'hasRowLinks' | 'rowAction' | 'formatCsv'
> {
  labels: ProductDetailsLabels;
}

/** The table, or one of the two stated sentences: without data, and (with a full stop) with invalid data (D-23). */
function Specifications(props: SpecificationsProps) {
  const { name, specifications, hasRowLinks = false, rowAction, formatCsv, labels } = props;
  if (specifications.status === 'ready') {
    return (
      <SpecTable
        caption={labels.caption(name)}
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
          </>
        }
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
