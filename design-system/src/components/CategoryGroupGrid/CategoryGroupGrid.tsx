import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './CategoryGroupGrid.css.ts';

export interface CategoryGroupItem {
  name: string;
  href: string;
  source: PictureSource | null | undefined;
  /** Formatted count: '12 products'. */
  count?: string;
  /** Direct subcategories. */
  children: readonly { name: string; href: string }[];
}

export interface CategoryGroupGridProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly CategoryGroupItem[];
}

/** Lists main categories as wide cards with links to their direct subcategories. */
export function CategoryGroupGrid({ label, items }: CategoryGroupGridProps) {
  return (
    <ul aria-label={label} className={styles.root} data-component="CategoryGroupGrid" role="list">
      {items.map(({ name, href, source, count, children }) => (
        <li className={styles.group} key={href}>
          <a className={styles.header} href={href}>
            <Picture alt="" priority sizes="96px" source={source} />
            <span className={styles.textBlock}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{count}</span>
            </span>
          </a>
          <ul className={styles.children} role="list">
            {children.map((child) => (
              <li key={child.href}>
                <a className={styles.child} href={child.href}>
                  {child.name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
