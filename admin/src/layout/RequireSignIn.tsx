import type { StaffSession } from '@elvora/catalogue/model';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Container, Section } from '@elvora/design-system/layout';
import { ProgressBar } from '@elvora/design-system/ProgressBar';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../data/useSession.ts';
import { paths } from '../paths/paths.ts';
import { SessionExpiredDialog } from '../signIn/SessionExpiredDialog.tsx';
import { texts } from '../texts.ts';
import { StaffContext } from '../session/StaffContext.ts';

interface RequireSignInProps {
  /** Somebody has asked to leave: the end of the session is no surprise. */
  isSigningOut: boolean;
  onGoToSignIn: () => void;
  children: ReactNode;
}

/**
 * Shows its content to staff alone; others are asked to sign in and come back to where they wanted to go (D-07). When a
 * session ends while somebody works, the page stays and a dialog over it asks to sign in again.
 */
export function RequireSignIn({ isSigningOut, onGoToSignIn, children }: RequireSignInProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [last, setLast] = useState<StaffSession | null>(null);
  const current = session.status === 'ready' ? session.data : null;
  if (current && current !== last) setLast(current);

  if (last && (current || !isSigningOut)) {
    return (
      <StaffContext value={current ?? last}>
        {children}
        <SessionExpiredDialog
          isOpen={current === null}
          onGoToSignIn={onGoToSignIn}
          userName={last.userName}
        />
      </StaffContext>
    );
  }
  switch (session.status) {
    case 'loading':
      return <ProgressBar label="Loading" />;
    case 'failed':
      return (
        <Section rhythm="catalogue">
          <Container width="form">
            <ErrorPanel
              onRetry={session.retry}
              text={texts.session.unreachable}
              title={texts.session.failed}
            />
          </Container>
        </Section>
      );
    case 'ready':
      return (
        <Navigate
          replace
          to={paths.signIn(isSigningOut || pathname === '/' ? {} : { from: `${pathname}${search}` })}
        />
      );
  }
}
