import { Heading, type HeadingLevel } from '../Heading/index.ts';
import type { IconComponent } from '../Icon/index.ts';
import * as styles from './FeatureGrid.css.ts';

export const featureGridVariants = ['plain', 'divided'] as const;
export type FeatureGridVariant = (typeof featureGridVariants)[number];

export interface Feature {
  title: string;
  text: string;
  icon: IconComponent;
}

export interface FeatureGridProps {
  items: readonly Feature[];
  /** `divided` sets up to four in one row with lines between them and framed icons. @default 'plain' */
  variant?: FeatureGridVariant;
  /** Rank of the titles in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
}

/** Lists features or principles: an icon, a title and one sentence each. */
export function FeatureGrid({ items, variant = 'plain', headingLevel = 3 }: FeatureGridProps) {
  if (items.length === 0) return null;
  const isDivided = variant === 'divided';
  return (
    <ul className={styles.roots[variant]} data-component="FeatureGrid" role="list">
      {items.map(({ title, text, icon: Icon }) => (
        <li className={styles.items[variant]} key={title}>
          <span className={styles.icons[variant]}>
            <Icon size={isDivided ? 24 : 28} />
          </span>
          <div>
            <Heading level={headingLevel} variant={isDivided ? 'heading4' : 'heading5'}>
              {title}
            </Heading>
            <p className={styles.texts[variant]}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
