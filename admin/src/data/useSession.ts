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
  /** Keeps the session when the browser is closed. */
  stays: boolean;
}

export interface SignInState {
  isBusy: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  submit: (credentials: Credentials) => Promise<void>;
}

/** Returns the current session; null when signed out. */
export function useSession(): ResourceState<StaffSession | null> {
  return useResource(session);
}

/** Signs in and revalidates everything fetched under another session. */
export function useSignIn(): SignInState {
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<{ isBusy: boolean; error: string | null }>({
    isBusy: false,
    error: null,
  });
  const submit = async (credentials: Credentials) => {
    setState({ isBusy: true, error: null });
    try {
      const response = await client.send({ method: 'POST', path: session.key, body: { ...credentials } });
      await mutate(session.key, response, { revalidate: false });
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

/** Returns a function that signs out and clears everything fetched under the session. */
export function useSignOut(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await client.send({ method: 'DELETE', path: session.key });
    await mutate((key) => key !== session.key, undefined, { revalidate: false });
    await mutate(session.key, { success: true, data: null }, { revalidate: false });
  };
}
