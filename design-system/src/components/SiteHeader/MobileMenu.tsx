import { memo, type MouseEvent, useEffect, useRef, useState } from 'react';
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

/** A press that lasts longer was not a tap. */
const maxPressMs = 1000;

/**
 * Main menu on narrow screens: a modal drawer in a `<dialog>`, which traps focus and closes on Escape. Its content is rendered
 * with the first press: documents and hydration need not carry it.
 */
export const MobileMenu = memo(function MobileMenu(props: MobileMenuProps) {
  const { currentPath, labels } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isRendered, setIsRendered] = useState(false);
  const renderOnPress = () => {
    setIsRendered(true);
    const drawer = dialog.current;
    if (!drawer || drawer.open || drawer.dataset.state) return;
    drawer.dataset.state = 'preparing';
    setTimeout(() => {
      if (drawer.dataset.state === 'preparing') delete drawer.dataset.state;
    }, maxPressMs);
  };
  const open = () => {
    setIsRendered(true);
    const drawer = dialog.current;
    if (!drawer) return;
    // Paints the drawer first and makes the page inert afterwards, which is slow.
    drawer.dataset.state = 'opening';
    afterPaint(() => {
      if (drawer.dataset.state === 'opening') showModal(drawer);
      delete drawer.dataset.state;
    });
  };
  const close = () => {
    delete dialog.current?.dataset.state;
    dialog.current?.close();
  };
  useEffect(
    function closeOnNewPage() {
      close();
    },
    [currentPath],
  );
  const closeOnClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // Clicks on the backdrop target the dialog element itself.
    const isBackdrop = target === currentTarget;
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (isBackdrop || isLink) close();
  };

  return (
    <div className={styles.root} onPointerDown={renderOnPress}>
      <IconButton hasTooltip={false} icon={IconMenu2} iconSize={24} label={labels.openMenu} onPress={open} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- modal dialogs close on Escape */}
      <dialog
        aria-label={labels.menu}
        className={styles.drawer}
        data-part="drawer"
        onClick={closeOnClick}
        ref={dialog}
      >
        {isRendered && <MenuContent {...props} onClose={close} />}
      </dialog>
    </div>
  );
});

function MenuContent(props: MobileMenuProps & { onClose: () => void }) {
  const { brand, items, categories, categoriesHref, currentPath, mobileFooter, labels, onClose } = props;
  return (
    <div className={styles.content}>
      <div className={styles.header}>
        <BrandMark name={brand} />
        <IconButton
          hasTooltip={false}
          icon={IconX}
          iconSize={24}
          label={labels.closeMenu}
          onPress={onClose}
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
  );
}
