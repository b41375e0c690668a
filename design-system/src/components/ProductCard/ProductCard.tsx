import { Card, CardAction, CardBody, CardName, CardPicture, cardSizes, CardText } from '../Card/index.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { IconPlus } from '../Icon/index.ts';
import { type DrawingName, Picture, type PictureSource } from '../Picture/index.ts';
import { ProductFlags } from '../ProductFlags/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './ProductCard.css.ts';
import { type ProductCardLabels, productCardLabels } from './productCardLabels.ts';

export interface ProductCardProps {
  name: string;
  /** Where the whole card leads. */
  href: string;
  source: PictureSource | null | undefined;
  /** The category the product stands in; one line. */
  categoryName?: string;
  /** @default false */
  isBestseller?: boolean;
  /** @default false */
  isTrending?: boolean;
  /** Puts the product on the quote list; without it there is no button. */
  onAdd?: () => void;
  /** The product is being added: the button keeps its place and the focus. @default false */
  isAdding?: boolean;
  /** Rank of the name in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** Product family of the drawing that stands in for a missing picture. */
  drawing?: DrawingName;
  /** Width of the picture in the page. @default the width of a column of the card grid */
  sizes?: string;
  /** Among the first things seen: the picture loads at once. @default false */
  priority?: boolean;
  labels?: Partial<ProductCardLabels>;
}

/** Leads to a product; the plus button puts it on the quote list without leaving the page. */
export function ProductCard({
  name,
  href,
  source,
  categoryName,
  isBestseller,
  isTrending,
  onAdd,
  isAdding,
  headingLevel = 3,
  drawing,
  sizes = cardSizes.grid,
  priority,
  labels: given,
}: ProductCardProps) {
  const labels = { ...productCardLabels, ...given };
  const chips = (isBestseller || isTrending) && (
    <ProductFlags isOnPicture isBestseller={isBestseller} isTrending={isTrending} labels={labels} />
  );
  return (
    <Card component="ProductCard">
      <CardPicture chips={chips}>
        <Picture alt="" drawing={drawing} priority={priority} sizes={sizes} source={source} />
      </CardPicture>
      <CardBody>
        <CardText>
          {categoryName && (
            <Text variant="caption" maxLines={1} tone="muted">
              {categoryName}
            </Text>
          )}
          <CardName href={href} level={headingLevel} name={name} />
        </CardText>
        <div className={styles.footer}>
          {/* The link is the name; this only shows that the card is one. */}
          <span aria-hidden className={styles.linkText}>
            {labels.more}
          </span>
          {onAdd && (
            <CardAction>
              <IconButton
                icon={IconPlus}
                isBusy={isAdding}
                label={labels.add(name)}
                onPress={onAdd}
                size="sm"
                tone="brand"
                variant="box"
              />
            </CardAction>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
