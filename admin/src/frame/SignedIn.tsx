import type { StaffSession } from '@elvora/catalogue/model';
import { Container, Section } from '@elvora/design-system/layout';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { ProgressBar } from '@elvora/design-system/ProgressBar';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../data/useSession.ts';
import { paths } from '../paths.ts';

interface SignedInProps {
  children: (session: StaffSession) => ReactNode;
}

/** Shows its content to staff alone; others are asked to sign in and come back to where they wanted to go (D-07). */
export function SignedIn({ children }: SignedInProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  switch (session.status) {
    case 'loading':
      return <ProgressBar label="Loading" />;
    case 'failed':
      return (
        <Section rhythm="catalogue">
          <Container width="form">
            <ErrorPanel
              onRetry={session.retry}
              text="Check the connection and try again."
              title="The admin panel could not be loaded."
            />
          </Container>
        </Section>
      );
    case 'ready':
      return session.data ? (
        children(session.data)
      ) : (
        <Navigate replace to={paths.signIn(pathname === '/' ? {} : { from: `${pathname}${search}` })} />
      );
  }
}
