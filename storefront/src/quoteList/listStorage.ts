import {
  readLocalStorage,
  removeFromLocalStorage,
  writeLocalStorage,
} from '../runtime/browser/localStorage.ts';
import { createStore, useStore } from '../runtime/store/createStore.ts';
import { formatLastList, type LastList, lastListKey, linesToRemember, parseLastList } from './lastList.ts';
import { quoteList, type QuoteList } from './quoteList.ts';
import {
  isTabMessage,
  listChanged,
  messageReceived,
  tabChannelName,
  type TabMessage,
} from './tabListState.ts';

/** List that a reload has lost, as found when this tab started. */
const offered = createStore<LastList | null>(null);

/** The list that can be left without a warning: saved as a link or file, or opened from one. */
let savedLines: QuoteList | null = null;

let hasStarted = false;

/** Shares the list with other tabs, stores it (D-59), and warns before it is lost. */
export function startListStorage(): void {
  if (hasStarted) return;
  hasStarted = true;
  offered.set(parseLastList(readLocalStorage(lastListKey), Date.now()));
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(tabChannelName) : null;
  let state = { isShared: false, lines: quoteList.current() };
  const send = (message: TabMessage | null) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    if (message) channel?.postMessage(message);
  };

  const onChange = () => {
    const lines = quoteList.current();
    if (lines === state.lines) return;
    const change = listChanged(state, lines);
    state = change.state;
    remember(lines);
    send(change.message);
  };
  channel?.addEventListener('message', ({ data }) => {
    if (!isTabMessage(data)) return;
    const change = messageReceived(state, data);
    state = change.state;
    quoteList.set(state.lines);
    // The tab that joined has stored only its own lines.
    if (change.message) remember(state.lines);
    send(change.message);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    // Another tab has sent or discarded the list that is offered here.
    if (key === lastListKey && newValue === null) offered.set(null);
  });
  quoteList.subscribe(onChange);
  if (state.lines.length > 0) {
    // Lines from before this module was loaded.
    state = { isShared: false, lines: [] };
    onChange();
  }
  window.addEventListener('beforeunload', (event) => {
    const lines = quoteList.current();
    if (lines.length > 0 && lines !== savedLines) event.preventDefault();
  });
}

function remember(list: QuoteList): void {
  const lines = linesToRemember(list, offered.current());
  if (lines.length === 0) removeFromLocalStorage(lastListKey);
  else writeLocalStorage(lastListKey, formatLastList(lines, Date.now()));
}

/** Suppresses the warning about leaving as long as the list does not change. */
export function markListSaved(): void {
  savedLines = quoteList.current();
}

/** Erases the offered list from this browser. */
export function discardLastList(): void {
  offered.set(null);
  remember(quoteList.current());
}

/** The list that a reload has lost; null when there is none. */
export const useLastList = (): LastList | null => useStore(offered);
