import { showToast, Toaster } from '@elvora/design-system/Toaster';
import { useState } from 'react';
import { ScrollRestoration, useNavigate } from 'react-router-dom';
import { useSignOut } from '../data/useSession.ts';
import { paths } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import { Shell } from './Shell.tsx';
import { RequireSignIn } from './RequireSignIn.tsx';
import { useLinkNavigation } from '../router/useLinkNavigation.ts';

/** Layout of every page except the sign-in: requires a session and renders the shell and the toasts. */
export function AdminLayout() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [isSigningOut, setSigningOut] = useState(false);
  useLinkNavigation();

  const startSignOut = async () => {
    setSigningOut(true);
    try {
      await signOut();
    } catch (error) {
      console.error(texts.session.signOutFailed, error);
      showToast({ tone: 'danger', title: texts.session.signOutFailed, text: texts.write.unreachable });
      setSigningOut(false);
    }
  };

  return (
    <>
      <RequireSignIn isSigningOut={isSigningOut} onGoToSignIn={() => void navigate(paths.signIn())}>
        <Shell onSignOut={() => void startSignOut()} />
      </RequireSignIn>
      <Toaster placement="overBar" />
      {/* A new page starts at its top; Back returns to where a page was scrolled to. */}
      <ScrollRestoration />
    </>
  );
}
