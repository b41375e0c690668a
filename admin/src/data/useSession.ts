import { ClientError } from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import type { StaffSession } from '@elvora/catalogue/model';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { type ResourceState, useResource } from './useResource.ts';

const session = resources.session();

export interface Credentials {
  userName: string;
  password: string;
  /** The session outlives the browser's window. */
  stays: boolean;
}

export interface SignInState {
  isBusy: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  submit: (credentials: Credentials) => Promise<void>;
}

/** Who is signed in; null when nobody is. */
export function useSession(): ResourceState<StaffSession | null> {
  return useResource(session);
}

/** Signing in. What was read under another session is read again. */
export function useSignIn(): SignInState {
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<{ isBusy: boolean; error: string | null }>({
    isBusy: false,
    error: null,
  });
  const submit = async (credentials: Credentials) => {
    setState({ isBusy: true, error: null });
    try {
      const answer = await client.send({ method: 'POST', path: session.key, body: { ...credentials } });
      await mutate(session.key, answer, { revalidate: false });
      void mutate((key) => key !== session.key);
    } catch (error) {
      setState({ isBusy: false, error: signInErrorText(error) });
    }
  };
  return { ...state, submit };
}

function signInErrorText(error: unknown): string {
  if (!(error instanceof ClientError)) return texts.signIn.failed;
  if (error.status === 401 || error.status === 422) return texts.signIn.wrong;
  return error.status === 429 ? texts.signIn.tooMany : texts.signIn.failed;
}

/** Signing out. What was read under the session is forgotten. */
export function useSignOut(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await client.send({ method: 'DELETE', path: session.key });
    await mutate((key) => key !== session.key, undefined, { revalidate: false });
    await mutate(session.key, { success: true, data: null }, { revalidate: false });
  };
}
