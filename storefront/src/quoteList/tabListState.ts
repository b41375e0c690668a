import type { QuoteList } from './quoteList.ts';
import { addMissingEntries } from './quoteListOps.ts';

/** Messages between tabs. A tab that starts has an empty list of its own (S-213), which it shares with its first line. */
export type TabMessage = { type: 'joined' | 'changed'; lines: QuoteList };

/**
 * Ends with the version of the message format: tabs of releases with another format do not
 * interfere.
 */
export const tabChannelName = 'elvora.quote-list.1';

export interface TabListState {
  /** The list is one with that of the other tabs. */
  isShared: boolean;
  lines: QuoteList;
}

export interface TabListChange {
  state: TabListState;
  /** To send to the other tabs; null for nothing. */
  message: TabMessage | null;
}

/** The list of this tab has changed. */
export const listChanged = ({ isShared }: TabListState, lines: QuoteList): TabListChange => ({
  state: { isShared: true, lines },
  message: { type: isShared ? 'changed' : 'joined', lines },
});

/** Another tab has sent its list. Lines of a tab that joins are added to those that are here: neither loses any. */
export function messageReceived(state: TabListState, message: TabMessage): TabListChange {
  const isTaken = message.type === 'changed' || state.lines.length === 0;
  if (isTaken) return { state: { isShared: true, lines: message.lines }, message: null };
  const lines = addMissingEntries(state.lines, message.lines);
  return { state: { isShared: true, lines }, message: { type: 'changed', lines } };
}

/** Whether a value of the channel is a message; a tab of another release may send another shape. */
export const isTabMessage = (value: unknown): value is TabMessage =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'joined' || value.type === 'changed') &&
  'lines' in value &&
  Array.isArray(value.lines) &&
  value.lines.every(
    (line: unknown) =>
      typeof line === 'object' &&
      line !== null &&
      'name' in line &&
      typeof line.name === 'string' &&
      'quantity' in line &&
      Number.isInteger(line.quantity),
  );
