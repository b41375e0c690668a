import type { QuoteList } from './quoteList.ts';
import { addMissingEntries } from './quoteListOps.ts';

/** Messages between tabs. A new tab has its own empty list (S-213), which it shares with its first line. */
export type TabMessage = { type: 'joined' | 'changed'; lines: QuoteList };

/**
 * Ends with the version of the message format: tabs of releases with another format do not
 * interfere.
 */
export const tabChannelName = 'elvora.quote-list.1';

export interface TabListState {
  /** Whether the list is shared with the other tabs. */
  isShared: boolean;
  lines: QuoteList;
}

export interface TabListChange {
  state: TabListState;
  /** Message to the other tabs; null for none. */
  message: TabMessage | null;
}

/** The list of this tab has changed. */
export const listChanged = ({ isShared }: TabListState, lines: QuoteList): TabListChange => ({
  state: { isShared: true, lines },
  message: { type: isShared ? 'changed' : 'joined', lines },
});

/**
 * Handles the list of another tab. Lines of a joining tab are added to the existing ones, so that neither
 * loses any.
 */
export function messageReceived(state: TabListState, message: TabMessage): TabListChange {
  const isTaken = message.type === 'changed' || state.lines.length === 0;
  if (isTaken) return { state: { isShared: true, lines: message.lines }, message: null };
  const lines = addMissingEntries(state.lines, message.lines);
  return { state: { isShared: true, lines }, message: { type: 'changed', lines } };
}

/** Whether a value from the channel is a message; a tab of another release may send another format. */
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
