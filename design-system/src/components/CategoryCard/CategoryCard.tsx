import { Card, CardArrow, CardBody, CardName, CardPicture, CardText, gridCardSizes } from '../Card/index.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import { type DrawingName, Picture, type PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './CategoryCard.css.ts';

export interface CategoryCardProps {
  name: string;
  /** Destination of the whole card. */
  href: string;
  source: PictureSource | null | undefined;
  /** Formatted count of its content: '6 products', '3 subcategories'. */
  count?: string;
  /** Heading level of the name. @default 3 */
  headingLevel?: HeadingLevel;
  /** Product family of the placeholder drawing. */
  drawing?: DrawingName;
  /** `sizes` of the picture. @default the width of a column of the card grid */
  sizes?: string;
  /** Loads the picture eagerly; for cards above the fold. @default false */
  priority?: boolean;
}

/** Links to a category: picture, name and count. */
export function CategoryCard({
  name,
  href,
  source,
  count,
  headingLevel = 3,
  drawing,
  sizes = gridCardSizes,
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
