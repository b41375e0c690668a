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
  /** `divided`: up to four in one row with dividers and framed icons. @default 'plain' */
  variant?: FeatureGridVariant;
  /** Heading level of the titles. @default 3 */
  headingLevel?: HeadingLevel;
}

/** Lists features with an icon, a title and one sentence each. */
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
