import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import { type ReactNode, useContext, useEffect } from 'react';
import { texts } from '../texts.ts';
import { LoadingContext } from './LoadingContext.ts';

interface AdminPageProps {
  heading: string;
  /** Something of the page is still on its way. @default false */
  isLoading?: boolean;
  children: ReactNode;
}

/** A page of the admin: its heading, and what belongs to it. */
export function AdminPage({ heading, isLoading = false, children }: AdminPageProps) {
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
      <Heading level={1} look="headingAdmin">
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}
