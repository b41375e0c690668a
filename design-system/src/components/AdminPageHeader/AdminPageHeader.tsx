import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import * as styles from './AdminPageHeader.css.ts';

export interface AdminPageHeaderProps {
  title: string;
  /** Main actions of the page: one primary button or a few secondary ones. */
  action?: ReactNode;
  /** Hides the action on small screens. @default false */
  isActionForWideScreens?: boolean;
}

/** Renders the heading and main action of an admin page. */
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
