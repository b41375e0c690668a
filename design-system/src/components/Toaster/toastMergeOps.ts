import type { ToastTone } from './toastTones.ts';

export interface ToastAction {
  label: string;
  /** Of merged toasts, each waits for the one before it. */
  onPress: () => void | Promise<unknown>;
}

export interface ToastMessage {
  tone: ToastTone;
  title: string;
  /** What it is about, on a second line. */
  text?: string;
  /** Offers to undo or continue; the toast waits 15 s for it (D-37). Merged toasts run all their actions. */
  action?: ToastAction;
  /** Messages of one kind become one toast, as 'product deleted' for any product. @default those with the same words */
  kind?: string;
  /** Title of several messages of its kind that have become one. Without it the newest is shown with their number. */
  titleOfSeveral?: (count: number) => string;
}

/** The messages that one toast shows, the newest last. */
export type MergedMessages = readonly [ToastMessage, ...ToastMessage[]];

/** What a toast shows. */
export interface ShownToast extends Pick<ToastMessage, 'tone' | 'title' | 'text' | 'action'> {
  /** How often the title was said; 1 when it tells the number itself. */
  count: number;
}

/** Key of the toast that a message belongs to. */
export function toastKey({ kind, tone, title, text = '' }: ToastMessage): string {
  return kind === undefined ? ['words', tone, title, text].join('\n') : `kind\n${kind}`;
}

/** Makes one toast of several messages. Its action runs those of all messages, the newest first. */
export function mergedToast(messages: MergedMessages): ShownToast {
  const [first] = messages;
  const { tone, title, text, action, titleOfSeveral } = messages.at(-1) ?? first;
  const onPress = async () => {
    // One after the other: the older action may undo what the newer one has left.
    for (const message of messages.toReversed()) await message.action?.onPress();
  };
  const merged = { tone, action: action && { label: action.label, onPress } };
  return titleOfSeveral && messages.length > 1
    ? { ...merged, title: titleOfSeveral(messages.length), count: 1 }
    : { ...merged, title, text, count: messages.length };
}
