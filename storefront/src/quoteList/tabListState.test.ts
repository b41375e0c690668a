import { expect, it } from 'vitest';
import { newCartEntry } from '../../test/quoteListEntries.ts';
import type { QuoteList } from './quoteList.ts';
import { isTabMessage, listChanged, messageReceived, type TabListState } from './tabListState.ts';

const line = (name: string, quantity = 1) => newCartEntry({ name, quantity });
const [a, b, c] = [line('a'), line('b'), line('c')] as const;

/** Opens tabs that receive each other's messages immediately. */
function openTabs(...lists: QuoteList[]) {
  const tabs: TabListState[] = lists.map((lines) => ({ isShared: lines.length > 0, lines }));
  const send = (from: number, change: ReturnType<typeof listChanged>) => {
    tabs[from] = change.state;
    const { message } = change;
    if (message) tabs.forEach((tab, at) => at !== from && send(at, messageReceived(tab, message)));
  };
  return {
    change: (at: number, lines: QuoteList) =>
      send(at, listChanged(tabs[at] ?? { isShared: false, lines: [] }, lines)),
    names: () => tabs.map(({ lines }) => lines.map(({ name }) => name).join('')),
  };
}

it('shows one list in all tabs', () => {
  const tabs = openTabs([], []);
  tabs.change(0, [a]);
  expect(tabs.names()).toEqual(['a', 'a']);
  tabs.change(1, [a, b]);
  expect(tabs.names()).toEqual(['ab', 'ab']);
  tabs.change(0, []);
  expect(tabs.names()).toEqual(['', '']);
});

it('loses no line when a new tab gets its first one', () => {
  const tabs = openTabs([a, b], []);
  tabs.change(1, [c]);
  expect(tabs.names()).toEqual(['abc', 'abc']);
});

it('keeps the quantity of a line that both tabs have', () => {
  const shared = { isShared: true, lines: [line('a', 50)] };
  expect(messageReceived(shared, { type: 'joined', lines: [line('a', 1), b] }).state.lines).toEqual([
    line('a', 50),
    b,
  ]);
});

it.each([
  null,
  'a',
  {},
  { type: 'joined' },
  { type: 'sent', lines: [] },
  { type: 'changed', lines: [{ name: 1 }] },
])('ignores the message %j', (message) => expect(isTabMessage(message)).toBe(false));
