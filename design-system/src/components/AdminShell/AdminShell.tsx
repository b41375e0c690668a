import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { BrandMark } from '../BrandMark/index.ts';
import { IconMenu2, IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { SkipLink } from '../SkipLink/index.ts';
import { AdminNavigation } from './AdminNavigation.tsx';
import * as styles from './AdminShell.css.ts';
import {
  type AdminShellAction,
  type AdminShellItem,
  type AdminShellLabels,
  adminShellLabels,
} from './adminShellTypes.ts';
import { currentEntry } from './navigationState.ts';
import { useLandmarkKeys } from './useLandmarkKeys.ts';
import { useNavigationDrawer } from './useNavigationDrawer.ts';

export interface AdminShellProps {
  /** Title of the admin area, beside the logo. */
  brand: string;
  homeHref: string;
  /** Entries of the navigation, in order. */
  items: readonly AdminShellItem[];
  /** Entries in the navigation's footer. */
  footerItems?: readonly AdminShellItem[];
  /** Last entry of the drawer on small screens; wider screens offer the action in `user`. */
  drawerAction?: AdminShellAction;
  /** Path of the current page; a change closes the drawer. */
  currentPath: string;
  /** Search field in the bar; below the `md` breakpoint it is visible only while focused (by its shortcut). */
  search?: ReactNode;
  /** End of the bar: account menu with sign-out. */
  user?: ReactNode;
  /** Shows a progress line below the bar. @default false */
  isLoading?: boolean;
  /** Id of the main landmark, for focus management. @default a generated id */
  mainId?: string;
  labels?: Partial<AdminShellLabels>;
  children: ReactNode;
}

/** Layout of every admin page: fixed bar, navigation (a drawer on small screens) and main landmark. */
export function AdminShell(props: AdminShellProps) {
  const { brand, homeHref, items, footerItems = [], drawerAction, currentPath, search, user } = props;
  const labels = { ...adminShellLabels, ...props.labels };
  const shell = useRef<HTMLDivElement>(null);
  const generatedMainId = useId();
  const ids = { navigation: useId(), main: props.mainId ?? generatedMainId };
  const drawer = useNavigationDrawer(currentPath);
  useLandmarkKeys(shell);
  useLayoutEffect(
    // Browsers would match `:root:has()` again after every change of the page.
    function markRoot() {
      const root = shell.current?.ownerDocument.documentElement;
      root?.setAttribute('data-admin-shell', String(drawer.isOpen));
      return () => root?.removeAttribute('data-admin-shell');
    },
    [drawer.isOpen],
  );
  const current = currentEntry([...items, ...footerItems], currentPath);

  return (
    <div className={styles.root} data-component="AdminShell" ref={shell}>
      <SkipLink label={labels.skip} target={ids.main} />
      <header className={styles.bar} data-landmark="banner" tabIndex={-1}>
        <span className={styles.toggle}>
          <IconButton
            controls={ids.navigation}
            hasTooltip={false}
            icon={drawer.isOpen ? IconX : IconMenu2}
            iconSize={24}
            isExpanded={drawer.isOpen}
            label={labels.toggle}
            onPress={drawer.toggle}
            ref={drawer.button}
          />
        </span>
        <a className={styles.brand} href={homeHref}>
          <span aria-hidden>
            <BrandMark isMarkOnly name={brand} size="sm" />
          </span>
          <span className={styles.brandName}>{brand}</span>
        </a>
        {search && <div className={styles.search}>{search}</div>}
        {user && <div className={`${styles.user} ${search ? styles.userBesideSearch : ''}`}>{user}</div>}
        {props.isLoading && (
          <span className={styles.progress}>
            <ProgressBar label={labels.loading} variant="line" />
          </span>
        )}
      </header>
      <nav
        aria-label={labels.navigation}
        className={styles.navigation}
        data-landmark="navigation"
        data-open={drawer.isOpen || undefined}
        id={ids.navigation}
        ref={drawer.navigation}
        tabIndex={-1}
      >
        <AdminNavigation current={current} items={items} onNavigate={drawer.closeForNavigation} />
        {(footerItems.length > 0 || drawerAction) && (
          <div className={styles.footerNavigation}>
            <AdminNavigation
              current={current}
              drawerAction={drawerAction}
              items={footerItems}
              onNavigate={drawer.closeForNavigation}
            />
          </div>
        )}
      </nav>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboard users close it with Escape or the button */}
      <div
        className={styles.backdrop}
        data-open={drawer.isOpen || undefined}
        data-part="backdrop"
        onClick={drawer.close}
      />
      <main className={styles.main} data-landmark="main" id={ids.main} inert={drawer.isOpen} tabIndex={-1}>
        {props.children}
      </main>
    </div>
  );
}
