import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import * as styles from './AdminPageHeader.css.ts';

export interface AdminPageHeaderProps {
  title: string;
  /** The page's main actions: one primary button, or a few secondary ones. */
  action?: ReactNode;
  /** Hides the action on small screens, where it is available one step further. @default false */
  isActionForWideScreens?: boolean;
}

/** Heading and main action of a staff page. */
export function AdminPageHeader({ title, action, isActionForWideScreens = false }: AdminPageHeaderProps) {
  return (
    <div className={styles.root} data-component="AdminPageHeader">
      <Heading level={1} variant="headingAdmin">
        {title}
      </Heading>
      {action && (
        <div className={`${styles.action} ${isActionForWideScreens ? styles.wideOnly : ''}`}>{action}</div>
      )}
    </div>
  );
}
