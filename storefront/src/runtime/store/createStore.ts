import { useSyncExternalStore } from 'react';

/** A value outside React that components re-render with. */
export interface Store<T> {
  subscribe: (listener: () => void) => () => void;
  current: () => T;
  /** Value of the server's HTML, and so of the first render in the browser. */
  initial: T;
  /** Sets the value and notifies the listeners, unless it is the current one already. */
  set: (next: T) => void;
}

/** `readSaved` gives the first value in the browser, such as one from local storage; it runs when the value is first read. */
export function createStore<T>(initial: T, readSaved: () => T = () => initial): Store<T> {
  let box: { value: T } | null = null;
  const current = () => (box ??= { value: readSaved() }).value;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current,
    initial,
    set(next) {
      if (Object.is(next, current())) return;
      box = { value: next };
      for (const listener of listeners) listener();
    },
  };
}

/** Returns the current value; during hydration the initial one, which the server rendered. */
export const useStore = <T>({ subscribe, current, initial }: Store<T>): T =>
  useSyncExternalStore(subscribe, current, () => initial);
