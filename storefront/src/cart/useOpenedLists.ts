import type { CatalogueItem } from '@elvora/catalogue/model';
import type { ReadSharedList } from '@elvora/catalogue/operations';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApiClient } from '../runtime/data/DataContext.tsx';
import type { RememberedLine } from '../quoteList/lastList.ts';
import { quoteList } from '../quoteList/quoteList.ts';
import { discardLastList, markListSaved, startListStorage, useLastList } from '../quoteList/listStorage.ts';
import { addMissingEntries, excessLines, mergeEntries } from '../quoteList/quoteListOps.ts';
import { isListLink, readListLink } from './listLink.ts';
import { excessNotice, failureNotice, linkNotices, type ListNotice, missingNotice } from './listNotices.ts';
import { openLines } from './openLines.ts';

/** Opens lists from a link, or the last list of this browser (D-59). */
export function useOpenedLists() {
  const loadApiClient = useApiClient();
  const lastList = useLastList();
  const [linked, setLinked] = useState<ReadSharedList | null>(null);
  const [notice, setNotice] = useState<ListNotice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [items] = useState(() => new Map<string, CatalogueItem>());

  useEffect(function storeList() {
    startListStorage();
  }, []);
  useListLink((list) => {
    setNotice(list.problem && linkNotices[list.problem](list.lines.length));
    setLinked(list.lines.length > 0 ? list : null);
  });

  /** Returns whether the lines were added to the list. */
  const open = async (
    lines: readonly RememberedLine[],
    { isReplaced = false, join = mergeEntries } = {},
  ): Promise<boolean> => {
    setBusy(true);
    try {
      const { entries, missing, items: found } = await openLines(loadApiClient, lines);
      const before = isReplaced ? [] : quoteList.current();
      const excess = excessLines(before, entries);
      if (excess !== null) {
        setNotice(excessNotice(excess));
        return false;
      }
      // Before the lines are added, because the list looks up those it does not know.
      for (const [name, item] of found) items.set(name, item);
      quoteList.set(join(before, entries));
      if (before.length === 0) markListSaved();
      if (missing > 0) setNotice(missingNotice(missing, lines.length));
      return true;
    } catch (cause) {
      console.warn('The list could not be opened.', cause);
      setNotice(failureNotice);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    lastList,
    linked,
    notice,
    isBusy,
    /** Catalogue items of the opened lines, by line name. */
    items: items as ReadonlyMap<string, CatalogueItem>,
    async openLinked(mode: 'add' | 'replace') {
      if (!linked) return;
      const lines = linked.lines.map((line) => ({ ...line, text: '' }));
      if (await open(lines, { isReplaced: mode === 'replace' })) setLinked(null);
    },
    closeLinked: () => setLinked(null),
    async restoreLastList() {
      // Some of its lines may be on the list already, such as those of another tab.
      if (lastList && (await open(lastList.lines, { join: addMissingEntries }))) discardLastList();
    },
    discardLastList,
  };
}

/** Calls `onOpen` with the list of a link, on mount and when another link is opened in this document. */
function useListLink(onOpen: (list: ReadSharedList) => void): void {
  const report = useEffectEvent(onOpen);
  useEffect(function readListOfAddress() {
    const read = async () => {
      const { hash, pathname, search } = window.location;
      if (!isListLink(hash)) return;
      const list = await readListLink(hash);
      // Removes the hash, so that a reload does not ask again and the list stays out of the history.
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
      report(list);
    };
    void read();
    const onHashChange = () => void read();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
}
