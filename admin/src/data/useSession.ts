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
  isPersistent: boolean;
  /** Code of the second factor; empty before it is requested. @default '' */
  code?: string;
}

export interface SignInState {
  isBusy: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  /** Whether the password is right and the account has a second factor. */
  isCodeNeeded: boolean;
  submit: (credentials: Credentials) => Promise<void>;
}

/** Returns the current session; null when signed out. */
export function useSession(): ResourceState<StaffSession | null> {
  return useResource(session);
}

/** Signs in and revalidates everything fetched under another session. */
export function useSignIn(): SignInState {
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<Omit<SignInState, 'submit'>>({
    isBusy: false,
    error: null,
    isCodeNeeded: false,
  });
  const submit = async ({ code = '', isPersistent, ...credentials }: Credentials) => {
    setState(({ isCodeNeeded }) => ({ isBusy: true, error: null, isCodeNeeded }));
    try {
      const response = await client.send({
        method: 'POST',
        path: session.key,
        body: { ...credentials, stays: isPersistent, ...(code === '' ? {} : { code }) },
      });
      await mutate(session.key, response, { revalidate: false });
      void mutate((key) => key !== session.key);
    } catch (error) {
      setState(({ isCodeNeeded }) => ({ isBusy: false, ...signInFailure(error, { code, isCodeNeeded }) }));
    }
  };
  return { ...state, submit };
}

function signInFailure(
  error: unknown,
  { code, isCodeNeeded }: { code: string; isCodeNeeded: boolean },
): Pick<SignInState, 'error' | 'isCodeNeeded'> {
  if (!(error instanceof ClientError)) return { error: texts.signIn.failed, isCodeNeeded };
  const codeProblem = error.fields['code'];
  // The first request for the code is not an error.
  if (codeProblem !== undefined) return { error: code === '' ? null : codeProblem, isCodeNeeded: true };
  if (error.status === 401 || error.status === 422) return { error: texts.signIn.wrong, isCodeNeeded: false };
  return { error: error.status === 429 ? texts.signIn.tooMany : texts.signIn.failed, isCodeNeeded };
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
