import { memo, type MouseEvent, useEffect, useRef } from 'react';
import { showModal } from '../../hooks/showModal.ts';
import { BrandMark } from '../BrandMark/index.ts';
import { IconMenu2, IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './MobileMenu.css.ts';
import { MobileCategories } from './MobileCategories.tsx';
import type { SiteHeaderProps } from './SiteHeader.tsx';
import type { SiteHeaderLabels } from './siteHeaderTypes.ts';

export interface MobileMenuProps extends Pick<
  SiteHeaderProps,
  'brand' | 'items' | 'categories' | 'categoriesHref' | 'currentPath' | 'mobileFoot'
> {
  labels: SiteHeaderLabels;
}

/** The main menu on narrow screens: a modal drawer, which the platform keeps the focus in and closes on Escape. */
export const MobileMenu = memo(function MobileMenu(props: MobileMenuProps) {
  const { brand, items, categories, categoriesHref, currentPath, mobileFoot, labels } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(
    function closeOnNewPage() {
      dialog.current?.close();
    },
    [currentPath],
  );
  const follow = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // The backdrop belongs to the dialog: a click right on the dialog is a click beside its content.
    const isBeside = target === currentTarget;
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (isBeside || isLink) currentTarget.close();
  };

  return (
    <div className={styles.root}>
      <IconButton
        hasTooltip={false}
        icon={IconMenu2}
        iconSize={24}
        label={labels.openMenu}
        onPress={() => dialog.current && showModal(dialog.current)}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way is Escape, which a modal dialog brings along */}
      <dialog
        aria-label={labels.menu}
        className={styles.drawer}
        data-part="drawer"
        onClick={follow}
        ref={dialog}
      >
        <div className={styles.content}>
          <div className={styles.head}>
            <BrandMark name={brand} />
            <IconButton
              hasTooltip={false}
              icon={IconX}
              iconSize={24}
              label={labels.closeMenu}
              onPress={() => dialog.current?.close()}
            />
          </div>
          <nav aria-label={labels.navigation}>
            <ul role="list">
              {items.map((item) => (
                <li className={styles.entry} key={item.href}>
                  {item.href === categoriesHref && categories.length > 0 ? (
                    <MobileCategories {...props} item={item} />
                  ) : (
                    <a
                      aria-current={currentPath === item.href ? 'page' : undefined}
                      className={styles.item}
                      href={item.href}
                    >
                      {item.label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {mobileFoot && <div className={styles.foot}>{mobileFoot}</div>}
        </div>
      </dialog>
    </div>
  );
});
