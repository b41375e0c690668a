import { IconChevronDown } from '../Icon/index.ts';
import { isCurrentPath } from './headerState.ts';
import * as styles from './SiteHeader.css.ts';
import type { SiteHeaderProps } from './SiteHeader.tsx';
import type { SiteHeaderLabels } from './siteHeaderTypes.ts';
import type { useDisclosure } from './useDisclosure.ts';

interface SiteNavigationProps extends Pick<
  SiteHeaderProps,
  'items' | 'categories' | 'categoriesHref' | 'currentPath'
> {
  disclosure: ReturnType<typeof useDisclosure>;
  labels: SiteHeaderLabels;
  panelId: string;
}

/** The main menu: links, one of them with a button beside it that opens the categories. */
export function SiteNavigation(props: SiteNavigationProps) {
  const { items, categories, categoriesHref, currentPath, disclosure, labels, panelId } = props;
  return (
    <nav aria-label={labels.navigation}>
      <ul className={styles.items} role="list">
        {items.map(({ label, href }) => {
          const isCurrent = isCurrentPath(href, currentPath);
          const link = (
            <a
              aria-current={currentPath === href ? 'page' : undefined}
              className={styles.item}
              data-current={isCurrent || undefined}
              href={href}
            >
              {label}
            </a>
          );
          if (href !== categoriesHref || categories.length === 0) {
            return (
              <li className={styles.entry} data-current={isCurrent || undefined} key={href}>
                {link}
              </li>
            );
          }
          return (
            <li
              className={styles.entry}
              data-current={isCurrent || disclosure.isOpen || undefined}
              key={href}
              {...disclosure.hoverProps}
            >
              {link}
              <button
                aria-controls={panelId}
                aria-expanded={disclosure.isOpen}
                aria-label={labels.toggleCategories}
                className={styles.toggle}
                onClick={disclosure.toggle}
                ref={disclosure.button}
                type="button"
              >
                <span className={styles.toggleIcon}>
                  <IconChevronDown size={16} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
