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
  /** The user is signing out, so the end of the session needs no dialog. */
  isSigningOut: boolean;
  onGoToSignIn: () => void;
  children: ReactNode;
}

/**
 * Renders its content for signed-in staff; redirects everyone else to the sign-in page and back afterwards (D-07). When
 * a session expires during work, the page stays and a dialog asks to sign in again.
 */
export function RequireSignIn({ isSigningOut, onGoToSignIn, children }: RequireSignInProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [lastSession, setLastSession] = useState<StaffSession | null>(null);
  const current = session.status === 'ready' ? session.data : null;
  if (current && current !== lastSession) setLastSession(current);

  if (lastSession && (current || !isSigningOut)) {
    return (
      <StaffContext value={current ?? lastSession}>
        {children}
        <SessionExpiredDialog
          isOpen={current === null}
          onGoToSignIn={onGoToSignIn}
          userName={lastSession.userName}
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
