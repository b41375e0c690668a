import { Card, CardName, miniCardSizes } from '../Card/index.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import { type DrawingName, Picture, type PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './MiniCard.css.ts';

export interface MiniCardProps {
  name: string;
  /** Destination of the whole card. */
  href: string;
  source: PictureSource | null | undefined;
  /** Key fact, truncated to one line, for example '9 to 38 A, 18.5 kW'. */
  fact?: string;
  /** Text alternative, where the picture shows more than the name says. @default '' */
  alt?: string;
  /** Heading level of the name. @default 3 */
  headingLevel?: HeadingLevel;
  /** Product family of the placeholder drawing. */
  drawing?: DrawingName;
  /** Loads the picture eagerly; for cards above the fold. @default false */
  priority?: boolean;
}

/** Links to a product in a dense list: small picture, name and one fact. */
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
            sizes={miniCardSizes}
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
