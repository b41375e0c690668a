import type { ToastTone } from './toastTones.ts';

export interface ToastAction {
  label: string;
  /** Merged toasts run their actions one after the other. */
  onPress: () => void | Promise<unknown>;
}

export interface ToastMessage {
  tone: ToastTone;
  title: string;
  /** Subject, on a second line. */
  text?: string;
  /** Undoes or continues; the toast stays open for 15 s (D-37). Merged toasts run all their actions. */
  action?: ToastAction;
  /** Messages of the same kind are merged, such as 'product deleted' for any product. @default the same text */
  kind?: string;
  /** Title of a merged toast. @default the newest title, with the number of messages */
  mergedTitle?: (count: number) => string;
}

/** Messages merged into one toast, the newest last. */
export type MergedMessages = readonly [ToastMessage, ...ToastMessage[]];

/** Content of a toast. */
export interface ShownToast extends Pick<ToastMessage, 'tone' | 'title' | 'text' | 'action'> {
  /** Number of messages; 1 when the title includes it. */
  count: number;
}

/** Key of the toast that a message belongs to. */
export function toastKey({ kind, tone, title, text = '' }: ToastMessage): string {
  return kind === undefined ? ['words', tone, title, text].join('\n') : `kind\n${kind}`;
}

/** Merges messages into one toast, whose action runs all their actions, the newest first. */
export function mergedToast(messages: MergedMessages): ShownToast {
  const [first] = messages;
  const { tone, title, text, action, mergedTitle } = messages.at(-1) ?? first;
  const onPress = async () => {
    // In sequence: an older action may depend on what a newer one has undone.
    for (const message of messages.toReversed()) await message.action?.onPress();
  };
  const merged = { tone, action: action && { label: action.label, onPress } };
  return mergedTitle && messages.length > 1
    ? { ...merged, title: mergedTitle(messages.length), count: 1 }
    : { ...merged, title, text, count: messages.length };
}
