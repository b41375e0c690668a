import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import { type ReactNode, useContext, useEffect } from 'react';
import { texts } from '../texts.ts';
import * as styles from './AdminPage.css.ts';
import { LoadingContext } from './LoadingContext.ts';

interface AdminPageProps {
  heading: string;
  /** Something of the page is still on its way. @default false */
  isLoading?: boolean;
  /** What the page is there to start: one primary button, or a few secondary ones. */
  action?: ReactNode;
  /** Small screens leave it out: there it is a step away. @default false */
  isActionForWideScreens?: boolean;
  children: ReactNode;
}

/** A page of the admin: its heading, and what belongs to it. */
export function AdminPage(props: AdminPageProps) {
  const { heading, isLoading = false, action, isActionForWideScreens = false, children } = props;
  const setLoading = useContext(LoadingContext);
  useEffect(
    function titlePage() {
      document.title = `${heading} – ${texts.brand}`;
    },
    [heading],
  );
  useEffect(
    function tellFrame() {
      setLoading(isLoading);
      return () => setLoading(false);
    },
    [isLoading, setLoading],
  );
  return (
    <Stack gap="3">
      <div className={styles.header}>
        <Heading level={1} variant="headingAdmin">
          {heading}
        </Heading>
        {action && (
          <div className={`${styles.action} ${isActionForWideScreens ? styles.wideAction : ''}`}>
            {action}
          </div>
        )}
      </div>
      {children}
    </Stack>
  );
}
