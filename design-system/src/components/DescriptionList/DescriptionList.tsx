import { Link } from '../Link/index.ts';
import * as styles from './DescriptionList.css.ts';

export const descriptionListVariants = ['columns', 'bar'] as const;
export type DescriptionListVariant = (typeof descriptionListVariants)[number];

export interface DescriptionListItem {
  term: string;
  /** Line breaks are preserved; an empty text shows a dash. */
  description: string;
  /** Makes the description a link, such as `tel:` or `mailto:`. */
  href?: string;
}

export interface DescriptionListProps {
  items: readonly DescriptionListItem[];
  /** `columns` for long lists, `bar` for a few key facts in one row. @default 'columns' */
  variant?: DescriptionListVariant;
}

/** Lists the fields of a record with their values. */
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
