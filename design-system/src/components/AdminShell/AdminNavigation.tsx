import { CountBadge } from '../CountBadge/index.ts';
import * as styles from './AdminNavigation.css.ts';
import type { AdminShellAction, AdminShellItem } from './adminShellTypes.ts';

interface AdminNavigationProps {
  items: readonly AdminShellItem[];
  current: AdminShellItem | undefined;
  /** Rendered in the drawer only. */
  drawerAction?: AdminShellAction;
  onNavigate: () => void;
}

/** Lists the navigation entries and marks the current one. */
export function AdminNavigation({ items, current, drawerAction, onNavigate }: AdminNavigationProps) {
  const pressAction = () => {
    onNavigate();
    drawerAction?.onPress();
  };
  return (
    <ul className={styles.list} role="list">
      {items.map((item) => {
        const { label, href, icon: Icon, count = 0, countLabel = 'new' } = item;
        return (
          <li key={href}>
            <a
              aria-current={item === current ? 'page' : undefined}
              className={styles.entry}
              href={href}
              onClick={onNavigate}
            >
              <Icon size={20} />
              <span className={styles.label}>{label}</span>
              <CountBadge count={count} label={countLabel} />
            </a>
          </li>
        );
      })}
      {drawerAction && (
        <li className={styles.inDrawer}>
          <button className={styles.entry} onClick={pressAction} type="button">
            <drawerAction.icon size={20} />
            <span className={styles.label}>{drawerAction.label}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
