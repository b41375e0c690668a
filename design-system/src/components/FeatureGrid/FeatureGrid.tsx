import { Heading, type HeadingLevel } from '../Heading/index.ts';
import type { IconComponent } from '../Icon/index.ts';
import * as styles from './FeatureGrid.css.ts';

export interface Feature {
  title: string;
  text: string;
  icon: IconComponent;
}

export interface FeatureGridProps {
  items: readonly Feature[];
  /** Rank of the titles in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
}

/** Says in short what speaks for something: an icon, a few words, a sentence each. */
export function FeatureGrid({ items, headingLevel = 3 }: FeatureGridProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.root} data-component="FeatureGrid" role="list">
      {items.map(({ title, text, icon: Icon }) => (
        <li className={styles.item} key={title}>
          <span className={styles.icon}>
            <Icon size={28} />
          </span>
          <div>
            <Heading level={headingLevel} variant="heading5">
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
