import { ClientError } from '@elvora/catalogue/client';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession, useSessionActions } from '../data/useSession.ts';
import { returnPath } from '../paths.ts';
import { texts } from '../texts.ts';
import { SignInView } from './SignInView.tsx';

/** The one page outside the frame (D-07). */
export function SignInRoute() {
  const [query] = useSearchParams();
  const session = useSession();
  const { signIn } = useSessionActions();
  const [state, setState] = useState<{ isBusy: boolean; error: string | null }>({
    isBusy: false,
    error: null,
  });

  useEffect(function titlePage() {
    document.title = `${texts.signIn.heading} – ${texts.brand}`;
  }, []);

  if (session.status === 'ready' && session.data)
    return <Navigate replace to={returnPath(query.get('from'))} />;

  const submit = async (credentials: { userName: string; password: string }) => {
    setState({ isBusy: true, error: null });
    try {
      await signIn(credentials);
    } catch (error) {
      setState({ isBusy: false, error: reasonOf(error) });
    }
  };
  return <SignInView error={state.error} isBusy={state.isBusy} onSubmit={submit} />;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ClientError)) return texts.signIn.failed;
  if (error.status === 401 || error.status === 422) return texts.signIn.wrong;
  return error.status === 429 ? texts.signIn.tooMany : texts.signIn.failed;
}
