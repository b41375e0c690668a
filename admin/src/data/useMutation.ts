import { ClientError } from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import { showToast } from '@elvora/design-system/Toaster';
import { useSWRConfig } from 'swr';
import { texts } from '../texts.ts';

export interface MutationOptions<T> {
  call: () => Promise<T>;
  /** Failure message for the log and the toast: 'The category could not be saved'. */
  failure: string;
  /** Returns whether the caller shows the error itself, such as a taken name or an outdated version. */
  isErrorHandled?: (error: ClientError) => boolean;
  /** Whether nothing that is rendered depends on the write. @default false */
  skipRevalidation?: boolean;
  /** SWR key of a resource that the write deletes; it is not revalidated. */
  deletedKey?: string;
}

export type MutationResult<T> = { status: 'done'; value: T } | { status: 'failed'; error: ClientError };

const sessionKey = resources.session().key;

/**
 * Returns a function that writes, then revalidates everything rendered and waits for it (S-298). Logs failures and shows
 * them in a toast (D-21); when the session has expired, the layout asks to sign in again over the current page.
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
        // The target no longer exists, or another user has changed it: the rendered data is stale.
        if (error.status === 404 || error.status === 412)
          await mutate((key) => key !== sessionKey && key !== deletedKey);
      }
      return { status: 'failed', error };
    }
    if (!skipRevalidation) await mutate((key) => key !== sessionKey && key !== deletedKey);
    return { status: 'done', value };
  };
}

/** The server's message, or a general one. */
function errorReason({ kind, text }: ClientError): string {
  return text ?? (kind === 'network' ? texts.write.unreachable : texts.write.refused);
}
