import type { ClientError } from '@elvora/catalogue/client';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import type { MutationResult } from './useMutation.ts';

export interface UndoOffer {
  /** What was done: 'Moved 'Relays''. */
  title: string;
  /** What exactly; tells actions of one kind apart, as toasts that say the same become one. */
  text: string;
  /** Offers of one kind become one, which undoes all of them (D-37). */
  kind?: string;
  titleOfSeveral?: (count: number) => string;
  /** Reports its own result, and why it failed. */
  undo: () => Promise<MutationResult<unknown>>;
}

/** Says in a toast what was done and offers to undo it; offers it again when the attempt has only to be repeated. */
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
