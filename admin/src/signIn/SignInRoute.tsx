import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useNow } from '../data/useNow.ts';
import { useSession, useSignIn } from '../data/useSession.ts';
import { returnPath } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import { SignInView } from './SignInView.tsx';

/** `/admin/sign-in`, the only page outside the shell (D-07). */
export function SignInRoute() {
  const [query] = useSearchParams();
  const session = useSession();
  const now = useNow();
  const { submit, ...state } = useSignIn();

  useEffect(function setDocumentTitle() {
    document.title = `${texts.signIn.heading} – ${texts.brand}`;
  }, []);

  if (session.status === 'ready' && session.data)
    return <Navigate replace to={returnPath(query.get('from'))} />;
  return <SignInView {...state} now={now} onSubmit={submit} />;
}
