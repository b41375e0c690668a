import { ClientError } from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import { showToast } from '@elvora/design-system/Toaster';
import { useSWRConfig } from 'swr';
import { texts } from '../texts.ts';

export interface MutationOptions<T> {
  call: () => Promise<T>;
  /** What did not happen, for the log and the toast: 'The category could not be saved'. */
  failure: string;
  /** Failures that are shown where they belong, and need no toast: a name that is taken, a version that is outdated. */
  isErrorHandled?: (error: ClientError) => boolean;
  /** Nothing on the screen depends on it. @default false */
  skipRevalidation?: boolean;
  /** Key of what is not there any more afterwards, and not worth asking for. */
  deletedKey?: string;
}

export type MutationResult<T> = { status: 'done'; value: T } | { status: 'failed'; error: ClientError };

const sessionKey = resources.session().key;

/**
 * Writes, then reads everything on the screen again and waits until it is there (S-298). A failure is logged and told
 * (D-21); at the end of a session the frame asks to sign in again, over the page as it is.
 */
export function useMutation(): <T>(options: MutationOptions<T>) => Promise<MutationResult<T>> {
  const { mutate } = useSWRConfig();
  return async ({ call, failure, isErrorHandled, skipRevalidation = false, deletedKey }) => {
    let value;
    try {
      value = await call();
    } catch (cause) {
      const error = cause instanceof ClientError ? cause : new ClientError({ kind: 'contract', cause });
      if (error.status === 401) {
        await mutate(sessionKey);
      } else {
        console.error(failure, error);
        if (!isErrorHandled?.(error)) showToast({ tone: 'danger', title: failure, text: errorReason(error) });
        // What it was about is gone: what is shown is no longer so.
        if (error.status === 404) await mutate((key) => key !== sessionKey && key !== deletedKey);
      }
      return { status: 'failed', error };
    }
    if (!skipRevalidation) await mutate((key) => key !== sessionKey && key !== deletedKey);
    return { status: 'done', value };
  };
}

/** Why it failed, in the host's words where it sent any. */
function errorReason({ kind, text }: ClientError): string {
  return text ?? (kind === 'network' ? texts.write.unreachable : texts.write.refused);
}
