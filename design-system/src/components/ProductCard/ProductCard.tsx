import { ButtonForm, type PostFormProps } from '../Button/index.ts';
import { Card, CardAction, CardBody, CardName, CardPicture, CardText, gridCardSizes } from '../Card/index.ts';
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
  /** Destination of the whole card. */
  href: string;
  source: PictureSource | null | undefined;
  /** Category, truncated to one line. */
  categoryName?: string;
  /** @default false */
  isBestseller?: boolean;
  /** @default false */
  isTrending?: boolean;
  /** Number and range of the sizes: '8 sizes · M12–M63 · 3–45 mm'. */
  facts?: string;
  /** Small picture beside the text, without the category. @default false */
  isWide?: boolean;
  /** Adds the product to the quote list; omit for no button. */
  onAdd?: () => void;
  /** Adds the product before the page is hydrated. @default the button needs script */
  addForm?: PostFormProps;
  /** The product is being added; the button keeps its focus. @default false */
  isAdding?: boolean;
  /** Heading level of the name. @default 3 */
  headingLevel?: HeadingLevel;
  /** Product family of the placeholder drawing. */
  drawing?: DrawingName;
  /** `sizes` of the picture. @default the width of a column of the card grid */
  sizes?: string;
  /** Loads the picture eagerly; for cards above the fold. @default false */
  priority?: boolean;
  labels?: Partial<ProductCardLabels>;
}

/** Keeps ranges and their units on one line, without the markup of `NonBreakingMeasures` in every card. */
const withUnbrokenMeasures = (facts: string) =>
  facts.replaceAll(/(\d) /g, '$1\u00a0').replaceAll('–', '–\u2060');

/** Links to a product; the plus button adds it to the quote list without leaving the page. */
export function ProductCard({
  name,
  href,
  source,
  categoryName,
  isBestseller,
  isTrending,
  facts,
  isWide = false,
  onAdd,
  addForm,
  isAdding,
  headingLevel = 3,
  drawing,
  sizes = gridCardSizes,
  priority,
  labels: labelOverrides,
}: ProductCardProps) {
  const labels = { ...productCardLabels, ...labelOverrides };
  const chips = (isBestseller || isTrending) && (
    <ProductFlags isBestseller={isBestseller} isOnPicture isTrending={isTrending} labels={labels} />
  );
  return (
    <Card component="ProductCard" isWide={isWide}>
      <CardPicture chips={!isWide && chips}>
        <Picture alt="" drawing={drawing} priority={priority} sizes={sizes} source={source} />
      </CardPicture>
      <CardBody>
        <CardText>
          {isWide && chips && <div className={styles.flags}>{chips}</div>}
          {categoryName && !isWide && (
            <Text variant="caption" maxLines={1} tone="muted">
              {categoryName}
            </Text>
          )}
          <CardName href={href} level={headingLevel} name={name} />
          {facts && <span className={styles.facts}>{withUnbrokenMeasures(facts)}</span>}
        </CardText>
        <div className={styles.footer}>
          {/* Decorative: the name is the link. */}
          <span aria-hidden className={styles.linkText}>
            {labels.more}
          </span>
          {onAdd && (
            <CardAction>
              <ButtonForm form={addForm} onSubmit={onAdd}>
                <IconButton
                  icon={IconPlus}
                  isBusy={isAdding}
                  label={labels.add(name)}
                  size="sm"
                  tone="brand"
                  type="submit"
                  variant="box"
                />
              </ButtonForm>
            </CardAction>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
