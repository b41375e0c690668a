import { resources } from '@elvora/catalogue/contract';
import type { StaffSession } from '@elvora/catalogue/model';
import { useSWRConfig } from 'swr';
import { client } from './api.ts';
import { type Loaded, useResource } from './useResource.ts';

const session = resources.session();

/** Who is signed in; null when nobody is. */
export function useSession(): Loaded<StaffSession | null> {
  return useResource(session);
}

/** Signing in and out. What was read under another session is forgotten. */
export function useSessionActions() {
  const { mutate } = useSWRConfig();
  const begin = (answer: unknown) =>
    mutate(
      () => true,
      (before: unknown) => before,
      { revalidate: false },
    ).then(() => mutate(session.key, answer, { revalidate: false }));
  return {
    async signIn(credentials: { userName: string; password: string }) {
      await begin(await client.send({ method: 'POST', path: session.key, body: credentials }));
    },
    async signOut() {
      await client.send({ method: 'DELETE', path: session.key });
      await mutate((key) => key !== session.key, undefined, { revalidate: false });
      await mutate(session.key, { success: true, data: null }, { revalidate: false });
    },
  };
}
