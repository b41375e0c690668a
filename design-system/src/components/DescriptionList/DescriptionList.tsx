import { Link } from '../Link/index.ts';
import * as styles from './DescriptionList.css.ts';

export const descriptionListVariants = ['columns', 'bar'] as const;
export type DescriptionListVariant = (typeof descriptionListVariants)[number];

export interface DescriptionListItem {
  term: string;
  /** Line breaks are kept; an empty one is shown as a dash. */
  description: string;
  /** Makes the description a link, such as `tel:` or `mailto:`. */
  href?: string;
}

export interface DescriptionListProps {
  items: readonly DescriptionListItem[];
  /** `columns` for long lists in two columns, `bar` for a few key facts between two rules. @default 'columns' */
  variant?: DescriptionListVariant;
}

/** Names and values of the fields of one record. */
export function DescriptionList({ items, variant = 'columns' }: DescriptionListProps) {
  return (
    <dl className={styles.variants[variant]} data-component="DescriptionList" data-variant={variant}>
      {items.map(({ term, description, href }) => (
        <div className={styles.item} key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.descriptions[variant]}>
            {href === undefined ? description || '–' : <Link href={href}>{description}</Link>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
