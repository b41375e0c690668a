import { useEffect, useRef, useState } from 'react';
import { quoteList } from '../quoteList/quoteList.ts';
import {
  moveEntry,
  removeEntry,
  restoreEntry,
  setEntryNote,
  setEntryQuantity,
} from '../quoteList/quoteListOps.ts';
import { lineAbove, lineForgotten, lineRemoved, lineRestored, type RemovedLine } from './removedLinesOps.ts';

/** How long a removed line can be restored in its place. */
const undoMs = 8000;

/** Edits of the list's lines; a removed one can be restored for 8 s, or longer while its button has the focus. */
export function useListEdits() {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(function stopTimers() {
    const { current } = timers;
    return () => current.forEach((timer) => clearTimeout(timer));
  }, []);

  const forgetLater = (name: string) => {
    clearTimeout(timers.current.get(name));
    const forget = () => {
      if (document.activeElement?.matches('[data-component="RemovedCartLine"] :focus-visible')) {
        timers.current.set(name, setTimeout(forget, undoMs));
      } else {
        setRemoved((lines) => lineForgotten(lines, name));
      }
    };
    timers.current.set(name, setTimeout(forget, undoMs));
  };

  return {
    removed,
    remove(name: string) {
      const lines = quoteList.current();
      setRemoved(lineRemoved(lines, removed, name));
      quoteList.set(removeEntry(lines, name));
      forgetLater(name);
    },
    undo(name: string) {
      const line = removed.find(({ entry }) => entry.name === name);
      if (!line) return;
      const lines = quoteList.current();
      quoteList.set(restoreEntry(lines, line.entry, lineAbove(lines, removed, name)));
      setRemoved(lineRestored(removed, name));
    },
    move: (name: string, to: number) => quoteList.set(moveEntry(quoteList.current(), name, to)),
    setNote: (name: string, note: string) => quoteList.set(setEntryNote(quoteList.current(), name, note)),
    setQuantity: (name: string, quantity: number) =>
      quoteList.set(setEntryQuantity(quoteList.current(), name, quantity)),
  };
}
