import type { ClientError } from '@elvora/catalogue/client';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import type { MutationResult } from './useMutation.ts';

export interface UndoOffer {
  /** Title of the toast: 'Moved 'Relays''. */
  title: string;
  /** Details that distinguish actions of one kind; toasts with the same text are merged. */
  text: string;
  /** Offers of the same kind are merged into one, which undoes all of them (D-37). */
  kind?: string;
  mergedTitle?: (count: number) => string;
  /** Reports its result, with the reason of a failure. */
  undo: () => Promise<MutationResult<unknown>>;
}

/** Reports an action in a toast with an Undo button, and offers Undo again after a failure that a retry may solve. */
export function offerUndo({ title, text, undo, ...merging }: UndoOffer): void {
  const offer = (offeredText: string) => {
    showToast({
      tone: 'success',
      title,
      text: offeredText,
      ...merging,
      action: { label: texts.write.undo, onPress: run },
    });
  };
  const run = async () => {
    const outcome = await undo();
    if (outcome.status === 'failed' && isWorthRepeating(outcome.error)) offer(texts.write.notUndone(text));
  };
  offer(text);
}

/** Whether the connection, the server or the session failed, and not the undo itself. */
const isWorthRepeating = ({ kind, status }: ClientError) =>
  kind === 'network' || status === 401 || status === 429 || (status ?? 0) >= 500;
