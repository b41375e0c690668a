import { useId } from 'react';
import { IconChevronDown } from '../Icon/index.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { isCurrentPath } from './headerState.ts';
import * as styles from './SiteHeader.css.ts';
import type { SiteHeaderProps } from './SiteHeader.tsx';
import type { SiteHeaderItem, SiteHeaderLabels } from './siteHeaderTypes.ts';
import type { useDisclosure } from './useDisclosure.ts';

interface SiteNavigationProps extends Pick<
  SiteHeaderProps,
  'items' | 'categories' | 'categoriesHref' | 'currentPath' | 'panelAside'
> {
  disclosure: ReturnType<typeof useDisclosure>;
  labels: SiteHeaderLabels;
}

/** Main menu: links, one with a button beside it that opens the category panel. */
export function SiteNavigation(props: SiteNavigationProps) {
  const { items, categories, categoriesHref, labels } = props;
  return (
    <nav aria-label={labels.navigation}>
      <ul className={styles.items} role="list">
        {items.map((item) =>
          item.href === categoriesHref && categories.length > 0 ? (
            <CategoriesEntry {...props} item={item} key={item.href} />
          ) : (
            <Entry currentPath={props.currentPath} item={item} key={item.href} />
          ),
        )}
      </ul>
    </nav>
  );
}

interface EntryProps {
  item: SiteHeaderItem;
  currentPath: string;
}

function Entry({ item: { label, href, covers }, currentPath }: EntryProps) {
  const isCurrent = isCurrentPath(href, currentPath, covers) || undefined;
  return (
    <li className={styles.entry} data-current={isCurrent}>
      <a
        aria-current={currentPath === href ? 'page' : undefined}
        className={styles.item}
        data-current={isCurrent}
        href={href}
      >
        {label}
      </a>
    </li>
  );
}

function CategoriesEntry(props: SiteNavigationProps & EntryProps) {
  const { item, currentPath, disclosure, labels } = props;
  const panelId = useId();
  const isHighlighted = isCurrentPath(item.href, currentPath, item.covers) || disclosure.isOpen || undefined;
  return (
    <li className={styles.entry} data-current={isHighlighted} {...disclosure.hoverProps}>
      <a
        aria-current={currentPath === item.href ? 'page' : undefined}
        className={styles.item}
        data-current={isHighlighted}
        href={item.href}
        onClick={disclosure.onLinkClick}
      >
        {item.label}
      </a>
      <button
        aria-controls={panelId}
        aria-expanded={disclosure.isOpen}
        aria-label={labels.toggleCategories}
        className={styles.toggle}
        onClick={disclosure.toggle}
        ref={disclosure.button}
        type="button"
      >
        <span className={styles.chevron}>
          <IconChevronDown size={16} />
        </span>
      </button>
      <CategoryPanel
        aside={props.panelAside}
        categories={props.categories}
        currentPath={currentPath}
        id={panelId}
        isOpen={disclosure.isOpen}
      />
    </li>
  );
}
