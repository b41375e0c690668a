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

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => value,
    initial,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Returns the current value; during hydration the initial one, which the server rendered. */
export const useStore = <T>({ subscribe, current, initial }: Store<T>): T =>
  useSyncExternalStore(subscribe, current, () => initial);
