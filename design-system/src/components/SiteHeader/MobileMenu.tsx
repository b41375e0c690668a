import { memo, type MouseEvent, useEffect, useRef } from 'react';
import { afterPaint } from '../../hooks/afterPaint.ts';
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
  'brand' | 'items' | 'categories' | 'categoriesHref' | 'currentPath' | 'mobileFooter'
> {
  labels: SiteHeaderLabels;
}

/** A press takes no longer, or was none. */
const maxPressMs = 1000;

/** The main menu on narrow screens: a modal drawer, which the platform keeps the focus in and closes on Escape. */
export const MobileMenu = memo(function MobileMenu(props: MobileMenuProps) {
  const { brand, items, categories, categoriesHref, currentPath, mobileFooter, labels } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const drawAhead = () => {
    const drawer = dialog.current;
    if (!drawer || drawer.open || drawer.dataset.drawn) return;
    drawer.dataset.drawn = 'ahead';
    setTimeout(() => {
      if (drawer.dataset.drawn === 'ahead') delete drawer.dataset.drawn;
    }, maxPressMs);
  };
  const open = () => {
    const drawer = dialog.current;
    if (!drawer) return;
    // What is pressed for is painted first; the page behind is made inert after that.
    drawer.dataset.drawn = 'seen';
    afterPaint(() => {
      if (drawer.dataset.drawn === 'seen') showModal(drawer);
      delete drawer.dataset.drawn;
    });
  };
  const close = () => {
    delete dialog.current?.dataset.drawn;
    dialog.current?.close();
  };
  useEffect(
    function closeOnNewPage() {
      close();
    },
    [currentPath],
  );
  const follow = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // The backdrop belongs to the dialog: a click right on the dialog is a click beside its content.
    const isBeside = target === currentTarget;
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (isBeside || isLink) close();
  };

  return (
    <div className={styles.root} onPointerDown={drawAhead}>
      <IconButton hasTooltip={false} icon={IconMenu2} iconSize={24} label={labels.openMenu} onPress={open} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way is Escape, which a modal dialog brings along */}
      <dialog
        aria-label={labels.menu}
        className={styles.drawer}
        data-part="drawer"
        onClick={follow}
        ref={dialog}
      >
        <div className={styles.content}>
          <div className={styles.header}>
            <BrandMark name={brand} />
            <IconButton
              hasTooltip={false}
              icon={IconX}
              iconSize={24}
              label={labels.closeMenu}
              onPress={close}
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
          {mobileFooter && <div className={styles.footer}>{mobileFooter}</div>}
        </div>
      </dialog>
    </div>
  );
});
