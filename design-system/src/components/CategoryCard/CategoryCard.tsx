import { Card, CardArrow, CardBody, CardName, CardPicture, cardSizes, CardText } from '../Card/index.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import { type DrawingName, Picture, type PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './CategoryCard.css.ts';

export interface CategoryCardProps {
  name: string;
  /** Where the whole card leads. */
  href: string;
  source: PictureSource | null | undefined;
  /** What the category holds, for example '6 products' or '3 subcategories'. */
  count?: string;
  /** Rank of the name in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** Product family of the drawing that stands in for a missing picture. */
  drawing?: DrawingName;
  /** Width of the picture in the page. @default the width of a column of the card grid */
  sizes?: string;
  /** Among the first things seen: the picture loads at once. @default false */
  priority?: boolean;
}

/** Leads to a category: its picture, its name and what it holds. */
export function CategoryCard({
  name,
  href,
  source,
  count,
  headingLevel = 3,
  drawing,
  sizes = cardSizes.grid,
  priority,
}: CategoryCardProps) {
  return (
    <Card component="CategoryCard">
      <CardPicture>
        <Picture alt="" drawing={drawing} priority={priority} sizes={sizes} source={source} />
      </CardPicture>
      <CardBody>
        <div className={styles.nameSlot}>
          <CardText>
            <div className={styles.nameRow}>
              <CardName href={href} level={headingLevel} name={name} />
              <CardArrow />
            </div>
            {count && (
              <Text variant="caption" maxLines={1} tone="muted">
                {count}
              </Text>
            )}
          </CardText>
        </div>
      </CardBody>
    </Card>
  );
}
