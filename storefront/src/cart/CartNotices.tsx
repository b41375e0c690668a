import { formatDay } from '@elvora/design-system/ArticleCard';
import { Callout } from '@elvora/design-system/Callout';
import { useEffect, useState } from 'react';
import { importOnline } from '../runtime/browser/importOnline.ts';
import { useQuoteList } from '../quoteList/quoteList.ts';
import { LastListView } from './LastListView.tsx';
import type { useOpenedLists } from './useOpenedLists.ts';

export interface CartNoticesProps {
  opened: ReturnType<typeof useOpenedLists>;
}

/** Offers the quote list of an opened link, or the last list of this browser (D-59). */
export function CartNotices({ opened }: CartNoticesProps) {
  const { linked, lastList, notice, isBusy } = opened;
  const { length } = useQuoteList();
  const dialog = useOpenListDialog(linked !== null);
  return (
    <>
      {lastList && !linked && (
        <LastListView
          isBusy={isBusy}
          lineCount={lastList.lines.length}
          onDiscard={opened.discardLastList}
          onRestore={() => void opened.restoreLastList()}
          pieceCount={sum(lastList.lines)}
          savedAt={formatMoment(lastList.savedAt)}
        />
      )}
      {notice && <Callout headingLevel={2} isStatus text={notice.text} title={notice.title} />}
      {linked && dialog && (
        <dialog.OpenListDialog
          isBusy={isBusy}
          lineCount={linked.lines.length}
          onAdd={() => void opened.openLinked('add')}
          onClose={opened.closeLinked}
          onReplace={() => void opened.openLinked('replace')}
          ownLineCount={length}
          pieceCount={sum(linked.lines)}
        />
      )}
    </>
  );
}

const importDialog = () => import('./OpenListDialog.tsx');

type DialogModule = Awaited<ReturnType<typeof importDialog>>;

/** Loads the dialog for the list of a link; retries when the browser is back online. */
function useOpenListDialog(isNeeded: boolean): DialogModule | null {
  const [dialog, setDialog] = useState<DialogModule | null>(null);
  useEffect(
    function loadDialog() {
      if (!isNeeded || dialog) return undefined;
      const load = () => {
        importOnline(importDialog).then(setDialog, (cause: unknown) =>
          console.warn('The dialog could not be loaded.', cause),
        );
      };
      load();
      window.addEventListener('online', load);
      return () => window.removeEventListener('online', load);
    },
    [isNeeded, dialog],
  );
  return dialog;
}

const sum = (lines: readonly { quantity: number }[]) =>
  lines.reduce((total, { quantity }) => total + quantity, 0);

const formatMoment = (time: number) => {
  const date = new Date(time);
  const clock = date.toLocaleTimeString('en-IN', { hour: '2-digit', minute: '2-digit', hour12: false });
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${formatDay(day)}, ${clock}`;
};
