import { memo, type ReactNode, useState } from 'react';
import { Picture } from '../Picture/index.ts';
import * as styles from './CategoryPanel.css.ts';
import { frame } from './SiteHeader.css.ts';
import type { SiteHeaderCategory } from './siteHeaderTypes.ts';

interface CategoryPanelProps {
  id: string;
  isOpen: boolean;
  categories: readonly SiteHeaderCategory[];
  currentPath: string;
  aside?: ReactNode;
}

/** Panel of product categories. Its columns are rendered when it first opens: documents and hydration need not carry them. */
export const CategoryPanel = memo(function CategoryPanel({ id, isOpen, ...columns }: CategoryPanelProps) {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return (
    <div className={styles.root} data-part="panel" hidden={!isOpen} id={id}>
      {hasOpened && <CategoryColumns {...columns} />}
    </div>
  );
});

/** A column for each main category with its subcategories, and the aside. */
function CategoryColumns({ categories, currentPath, aside }: Omit<CategoryPanelProps, 'id' | 'isOpen'>) {
  return (
    <div className={`${frame} ${styles.frame}`}>
      <div className={styles.clip}>
        <ul className={styles.columns} role="list">
          {categories.map(({ name, href, count, source, children = [] }) => (
            <li className={styles.column} key={href}>
              <a
                aria-current={currentPath === href ? 'page' : undefined}
                className={styles.header}
                href={href}
              >
                <span className={styles.thumb}>
                  <Picture alt="" sizes="64px" source={source} />
                </span>
                <span className={styles.text}>
                  <span className={styles.name}>{name}</span>
                  {count && <span className={styles.count}>{count}</span>}
                </span>
              </a>
              <ul className={styles.children} role="list">
                {children.map((child) => (
                  <li key={child.href}>
                    <a
                      aria-current={currentPath === child.href ? 'page' : undefined}
                      className={styles.child}
                      href={child.href}
                    >
                      {child.name}
                      {child.count !== undefined && <span className={styles.childCount}>{child.count}</span>}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
