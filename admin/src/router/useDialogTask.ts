import { randomUuid } from '@elvora/catalogue/client';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { type DialogEntryState, dialogEntryOf } from './dialogEntry.ts';

export interface DialogTask<T> {
  /** Task whose dialog is open. */
  task: T | null;
  /** Opens the dialog over the current page, or over another one. */
  open: (task: T, path?: string) => void;
  close: () => void;
}

/**
 * Holds the task of a dialog, which has its own history entry: the browser's Back closes the dialog instead
 * of leaving the page.
 */
export function useDialogTask<T>(): DialogTask<T> {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const entry = dialogEntryOf(state);
  const [opened, setOpened] = useState<{ task: T; entry: string } | null>(null);
  const isCurrent = opened !== null && opened.entry === entry;
  const isEntryCurrent = useRef(false);
  useLayoutEffect(
    function followEntry() {
      isEntryCurrent.current = isCurrent;
      return () => {
        isEntryCurrent.current = false;
      };
    },
    [isCurrent],
  );
  return {
    task: isCurrent ? opened.task : null,
    open(task, path = `${pathname}${search}`) {
      const next: DialogEntryState = { dialogEntry: randomUuid() };
      setOpened({ task, entry: next.dialogEntry });
      void navigate(path, { state: next, preventScrollReset: true });
    },
    close() {
      // A save may end after the user has gone back.
      const wasCurrent = isEntryCurrent.current;
      // A form that is still rendered would block the navigation.
      flushSync(() => setOpened(null));
      if (wasCurrent) void navigate(-1);
    },
  };
}
