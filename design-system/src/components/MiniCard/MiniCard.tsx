import { Card, CardName, cardSizes } from '../Card/index.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import { type DrawingName, Picture, type PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './MiniCard.css.ts';

export interface MiniCardProps {
  name: string;
  /** Where the whole card leads. */
  href: string;
  source: PictureSource | null | undefined;
  /** One fact that helps to choose, for example '9 to 38 A, 18.5 kW'; one line. */
  fact?: string;
  /** What the picture shows, where that is more than the name says. @default '' */
  alt?: string;
  /** Rank of the name in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  /** Product family of the drawing that stands in for a missing picture. */
  drawing?: DrawingName;
  /** Among the first things seen: the picture loads at once. @default false */
  priority?: boolean;
}

/** Leads to a product in a dense list: a small picture, the name and one fact. */
export function MiniCard({
  name,
  href,
  source,
  fact,
  alt = '',
  headingLevel = 3,
  drawing,
  priority,
}: MiniCardProps) {
  return (
    <Card component="MiniCard">
      <div className={styles.row}>
        <div className={styles.picture}>
          <Picture
            alt={alt}
            drawing={drawing}
            priority={priority}
            ratio="fill"
            sizes={cardSizes.mini}
            source={source}
          />
        </div>
        <div className={styles.text}>
          <CardName href={href} level={headingLevel} name={name} />
          {fact && (
            <Text variant="caption" maxLines={1} tone="muted">
              {fact}
            </Text>
          )}
        </div>
      </div>
    </Card>
  );
}
