// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newCartEntry } from '../../test/quoteListEntries.ts';
import { formatLastList, lastListKey, parseLastList, rememberedLines } from './lastList.ts';

const line = (name: string) => newCartEntry({ name, code: name });

/** The channels of all tabs; each receives messages immediately. */
let channels: FakeChannel[] = [];

class FakeChannel {
  #listeners: ((event: { data: unknown }) => void)[] = [];
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    channels.push(this);
  }
  addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
    this.#listeners.push(listener);
  }
  postMessage(data: unknown) {
    for (const channel of channels) {
      if (channel !== this && channel.name === this.name) {
        channel.#listeners.forEach((listener) => listener({ data: structuredClone(data) }));
      }
    }
  }
}

/** Loads the modules of a tab; the tabs share channel and storage. */
async function openTab() {
  vi.resetModules();
  const [{ quoteList }, storage] = await Promise.all([import('./quoteList.ts'), import('./listStorage.ts')]);
  storage.startListStorage();
  return { ...storage, quoteList };
}

const remembered = () =>
  parseLastList(localStorage.getItem(lastListKey), Date.now())?.lines.map(({ code }) => code) ?? [];

const remember = (...names: string[]) =>
  localStorage.setItem(lastListKey, formatLastList(rememberedLines(names.map(line)), Date.now()));

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  localStorage.clear();
});
afterEach(() => {
  channels = [];
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('stores the list of all tabs when one joins with its first line (D-59)', async () => {
  const a = await openTab();
  a.quoteList.set([line('a'), line('b')]);
  const b = await openTab();
  b.discardLastList();
  b.quoteList.set([line('c')]);
  expect(b.quoteList.current().map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(remembered()).toEqual(['a', 'b', 'c']);
  expect(new Set(channels.map(({ name }) => name))).toEqual(new Set(['elvora.quote-list.1']));
});

it('stores a last list that is still offered along with newly added lines (D-59)', async () => {
  remember('a', 'b');
  const { quoteList, discardLastList } = await openTab();
  quoteList.set([line('b'), line('c')]);
  expect(remembered()).toEqual(['b', 'c', 'a']);
  quoteList.set([]);
  expect(remembered()).toEqual(['a', 'b']);
  quoteList.set([line('c')]);
  discardLastList();
  expect(remembered()).toEqual(['c']);
});

it('stops offering a last list once another tab has sent it (D-59)', async () => {
  remember('a');
  const { quoteList } = await openTab();
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: null }));
  quoteList.set([line('b')]);
  expect(remembered()).toEqual(['b', 'a']);
  window.dispatchEvent(new StorageEvent('storage', { key: lastListKey, newValue: null }));
  quoteList.set([line('c')]);
  expect(remembered()).toEqual(['c']);
});

it('asks before leaving only with a list that has changed since it was saved (D-59)', async () => {
  const addListener = vi.spyOn(window, 'addEventListener');
  const { quoteList, markListSaved } = await openTab();
  const listener = addListener.mock.calls.find(([type]) => type === 'beforeunload')?.[1];
  addListener.mockRestore();
  /** Lists of earlier tests have listeners on the same window. */
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true });
    if (typeof listener === 'function') listener.call(window, event);
    return event.defaultPrevented;
  };
  expect(asks()).toBe(false);
  quoteList.set([line('a')]);
  expect(asks()).toBe(true);
  markListSaved();
  expect(asks()).toBe(false);
  quoteList.set([line('a'), line('b')]);
  expect(asks()).toBe(true);
  quoteList.set([]);
  expect(asks()).toBe(false);
});
