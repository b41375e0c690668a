import { IconChevronDown, IconChevronRight } from '../Icon/index.ts';
import { Picture } from '../Picture/index.ts';
import { isCurrentPath } from './headerState.ts';
import * as styles from './MobileMenu.css.ts';
import type { MobileMenuProps } from './MobileMenu.tsx';
import type { SiteHeaderItem } from './siteHeaderTypes.ts';

type MobileCategoriesProps = Pick<
  MobileMenuProps,
  'categories' | 'categoriesHref' | 'currentPath' | 'labels'
> & { item: SiteHeaderItem };

/** Collapsible list of product categories in the mobile menu. */
export function MobileCategories(props: MobileCategoriesProps) {
  const { item, categories, categoriesHref, currentPath, labels } = props;
  return (
    <details className={styles.group} open={isCurrentPath(item.href, currentPath, item.covers)}>
      <summary className={styles.item}>
        {item.label}
        <span className={styles.chevron}>
          <IconChevronDown size={20} />
        </span>
      </summary>
      <ul className={styles.categories} role="list">
        {categories.map(({ name, href, mobileHref, source }) => (
          <li key={mobileHref}>
            <a
              aria-current={currentPath === href ? 'page' : undefined}
              className={styles.category}
              href={mobileHref}
            >
              <span className={styles.thumb}>
                <Picture alt="" sizes="40px" source={source} />
              </span>
              {name}
              <IconChevronRight size={18} />
            </a>
          </li>
        ))}
        <li>
          <a
            aria-current={currentPath === categoriesHref ? 'page' : undefined}
            className={styles.all}
            href={categoriesHref}
          >
            {labels.allProducts}
          </a>
        </li>
      </ul>
    </details>
  );
}
