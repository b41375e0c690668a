import { AdminPageHeader, type AdminPageHeaderProps } from '@elvora/design-system/AdminPageHeader';
import { Stack } from '@elvora/design-system/layout';
import { type ReactNode, useContext, useEffect } from 'react';
import { texts } from '../texts.ts';
import { LoadingContext } from './LoadingContext.ts';

interface AdminPageProps extends Omit<AdminPageHeaderProps, 'title'> {
  heading: string;
  /** Data of the page is being loaded. @default false */
  isLoading?: boolean;
  children: ReactNode;
}

/** A page of the admin: sets the document title and renders the heading above the content. */
export function AdminPage({ heading, isLoading = false, children, ...header }: AdminPageProps) {
  const setLoading = useContext(LoadingContext);
  useEffect(
    function setDocumentTitle() {
      document.title = `${heading} – ${texts.brand}`;
    },
    [heading],
  );
  useEffect(
    function reportLoading() {
      setLoading(isLoading);
      return () => setLoading(false);
    },
    [isLoading, setLoading],
  );
  return (
    <Stack gap="3">
      <AdminPageHeader {...header} title={heading} />
      {children}
    </Stack>
  );
}
