/** Undo history of a value. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** Consecutive steps of the same group are one step (typing in one cell). */
  group: string | null;
}

/** Steps kept; older ones are dropped. */
export const historyLimit = 500;

export function createHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], group: null };
}

/** Adds a step. Returns the same history for the same value. */
export function recordStep<T>(history: History<T>, present: T, group: string | null = null): History<T> {
  if (present === history.present) return history;
  const continues = group !== null && group === history.group;
  const past = continues ? history.past : [...history.past, history.present].slice(-historyLimit);
  return { past, present, future: [], group };
}

/** Ends the group, so that the next step is separate even if it has the same group. */
export function endGroup<T>(history: History<T>): History<T> {
  return history.group === null ? history : { ...history, group: null };
}

export function undo<T>(history: History<T>): History<T> {
  if (history.past.length === 0) return history;
  const [previous] = history.past.slice(-1) as [T];
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    group: null,
  };
}

export function redo<T>(history: History<T>): History<T> {
  if (history.future.length === 0) return history;
  const [next] = history.future as readonly [T, ...T[]];
  return {
    past: [...history.past, history.present],
    present: next,
    future: history.future.slice(1),
    group: null,
  };
}
