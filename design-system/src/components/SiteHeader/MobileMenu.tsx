import { useEffect, useRef } from 'react';
import { BrandMark } from '../BrandMark/index.ts';
import { IconChevronRight, IconMenu2, IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Picture } from '../Picture/index.ts';
import { isCurrentPath } from './headerState.ts';
import * as styles from './MobileMenu.css.ts';
import type { SiteHeaderProps } from './SiteHeader.tsx';
import type { SiteHeaderLabels } from './siteHeaderTypes.ts';

type MobileMenuProps = Pick<
  SiteHeaderProps,
  'brand' | 'items' | 'categories' | 'categoriesHref' | 'currentPath' | 'mobileFoot'
> & { labels: SiteHeaderLabels };

/** The main menu on narrow screens: a modal drawer, which the platform keeps the focus in and closes on Escape. */
export function MobileMenu(props: MobileMenuProps) {
  const { brand, items, categories, categoriesHref, currentPath, mobileFoot, labels } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(
    function closeOnNewPage() {
      dialog.current?.close();
    },
    [currentPath],
  );

  return (
    <div className={styles.root}>
      <IconButton
        hasTooltip={false}
        icon={IconMenu2}
        iconSize={24}
        label={labels.openMenu}
        onPress={() => dialog.current?.showModal()}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way is Escape, which a modal dialog brings along */}
      <dialog
        aria-label={labels.navigation}
        className={styles.drawer}
        data-part="drawer"
        // The backdrop belongs to the dialog: a click right on the dialog is a click beside its content.
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
        ref={dialog}
      >
        <div className={styles.content}>
          <div className={styles.head}>
            <BrandMark name={brand} />
            <IconButton
              hasTooltip={false}
              icon={IconX}
              label={labels.closeMenu}
              onPress={() => dialog.current?.close()}
            />
          </div>
          <nav aria-label={labels.navigation}>
            <ul className={styles.items} role="list">
              {items.map(({ label, href }) =>
                href === categoriesHref && categories.length > 0 ? (
                  <li key={href}>
                    <details className={styles.group} open={isCurrentPath(href, currentPath)}>
                      <summary className={styles.item}>
                        {label}
                        <span className={styles.chevron}>
                          <IconChevronRight size={20} />
                        </span>
                      </summary>
                      <ul className={styles.categories} role="list">
                        {categories.map((category) => (
                          <li key={category.mobileHref}>
                            <a className={styles.category} href={category.mobileHref}>
                              <span className={styles.thumb}>
                                <Picture alt="" sizes="40px" source={category.source} />
                              </span>
                              {category.name}
                              <IconChevronRight size={18} />
                            </a>
                          </li>
                        ))}
                        <li>
                          <a className={styles.all} href={href}>
                            {labels.allProducts}
                          </a>
                        </li>
                      </ul>
                    </details>
                  </li>
                ) : (
                  <li key={href}>
                    <a
                      aria-current={currentPath === href ? 'page' : undefined}
                      className={styles.item}
                      href={href}
                    >
                      {label}
                    </a>
                  </li>
                ),
              )}
            </ul>
          </nav>
          {mobileFoot && <div className={styles.foot}>{mobileFoot}</div>}
        </div>
      </dialog>
    </div>
  );
}
