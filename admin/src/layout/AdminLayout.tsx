import { showToast, Toaster } from '@elvora/design-system/Toaster';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignOut } from '../data/useSession.ts';
import { paths } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import { Shell } from './Shell.tsx';
import { RequireSignIn } from './RequireSignIn.tsx';
import { useLinkNavigation } from '../router/useLinkNavigation.ts';

/** What stands around every page of the admin but the sign-in. */
export function AdminLayout() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [isLeaving, setLeaving] = useState(false);
  useLinkNavigation();

  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
    } catch (error) {
      console.error(texts.session.signOutFailed, error);
      showToast({ tone: 'danger', title: texts.session.signOutFailed, text: texts.write.unreachable });
      setLeaving(false);
    }
  };

  return (
    <>
      <RequireSignIn isSigningOut={isLeaving} onGoToSignIn={() => void navigate(paths.signIn())}>
        <Shell onSignOut={() => void leave()} />
      </RequireSignIn>
      <Toaster placement="overBar" />
    </>
  );
}
