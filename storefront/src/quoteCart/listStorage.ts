import {
  readLocalStorage,
  removeFromLocalStorage,
  writeLocalStorage,
} from '../runtime/browser/localStorage.ts';
import { createStore, useStore } from '../runtime/store/createStore.ts';
import { formatLastList, type LastList, lastListKey, linesToRemember, parseLastList } from './lastList.ts';
import { quoteCart, type QuoteCart } from './quoteCart.ts';
import {
  isTabMessage,
  listChanged,
  messageReceived,
  tabChannelName,
  type TabMessage,
} from './tabListState.ts';

/** List that a reload has lost, as found when this tab started. */
const offered = createStore<LastList | null>(null);

/** List that needs no warning: it is in a link or file, or came from one. */
let savedLines: QuoteCart | null = null;

let hasStarted = false;

/** Shares the list with the other tabs, remembers it (D-59), and asks before it is lost. */
export function startListStorage(): void {
  if (hasStarted) return;
  hasStarted = true;
  offered.set(parseLastList(readLocalStorage(lastListKey), Date.now()));
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(tabChannelName) : null;
  let state = { isShared: false, lines: quoteCart.current() };
  const send = (message: TabMessage | null) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    if (message) channel?.postMessage(message);
  };

  const onChange = () => {
    const lines = quoteCart.current();
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
    quoteCart.set(state.lines);
    // The tab that joined has remembered its own lines only.
    if (change.message) remember(state.lines);
    send(change.message);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    // Another tab has sent or discarded the list that is offered here.
    if (key === lastListKey && newValue === null) offered.set(null);
  });
  quoteCart.subscribe(onChange);
  if (state.lines.length > 0) {
    // Lines from before this module was loaded.
    state = { isShared: false, lines: [] };
    onChange();
  }
  window.addEventListener('beforeunload', (event) => {
    const lines = quoteCart.current();
    if (lines.length > 0 && lines !== savedLines) event.preventDefault();
  });
}

function remember(cart: QuoteCart): void {
  const lines = linesToRemember(cart, offered.current());
  if (lines.length === 0) removeFromLocalStorage(lastListKey);
  else writeLocalStorage(lastListKey, formatLastList(lines, Date.now()));
}

/** Leaving the page does not ask while the list stays as it is now. */
export function markListSaved(): void {
  savedLines = quoteCart.current();
}

/** Erases the list that is offered, and what this browser remembers of it. */
export function discardLastList(): void {
  offered.set(null);
  remember(quoteCart.current());
}

/** The list that a reload has lost; null when there is none. */
export const useLastList = (): LastList | null => useStore(offered);
