import { formatDay } from '@elvora/design-system/ArticleCard';
import { Callout } from '@elvora/design-system/Callout';
import { type ComponentType, useEffect, useState } from 'react';
import { importOnline } from '../runtime/browser/importOnline.ts';
import { useQuoteCart } from '../quoteCart/quoteCart.ts';
import { LastListView } from './LastListView.tsx';
import type { OpenListDialogProps } from './OpenListDialog.tsx';
import type { useOpenedLists } from './useOpenedLists.ts';

export interface CartNoticesProps {
  opened: ReturnType<typeof useOpenedLists>;
}

/** What comes from outside of this page: the list of a link, and the last one of this browser (D-59). */
export function CartNotices({ opened }: CartNoticesProps) {
  const { linked, lastList, notice, isBusy } = opened;
  const { length } = useQuoteCart();
  const OpenListDialog = useOpenListDialog(linked !== null);
  return (
    <>
      {lastList && !linked && (
        <LastListView
          isBusy={isBusy}
          lineCount={lastList.lines.length}
          onDiscard={opened.discardLastList}
          onTakeUp={() => void opened.takeUpLastList()}
          pieceCount={sum(lastList.lines)}
          savedAt={formatMoment(lastList.savedAt)}
        />
      )}
      {notice && <Callout headingLevel={2} isStatus text={notice.text} title={notice.title} />}
      {linked && OpenListDialog && (
        <OpenListDialog
          isBusy={isBusy}
          lineCount={linked.lines.length}
          onAdd={() => void opened.openLinked(false)}
          onClose={opened.closeLinked}
          onReplace={() => void opened.openLinked(true)}
          ownLineCount={length}
          pieceCount={sum(linked.lines)}
        />
      )}
    </>
  );
}

/** Loads the dialog for the list of a link; tries again when the connection is back. */
function useOpenListDialog(isNeeded: boolean): ComponentType<OpenListDialogProps> | null {
  const [Dialog, setDialog] = useState<ComponentType<OpenListDialogProps> | null>(null);
  useEffect(
    function loadDialog() {
      if (!isNeeded || Dialog) return undefined;
      const load = () =>
        importOnline(() => import('./OpenListDialog.tsx')).then(
          ({ OpenListDialog }) => setDialog(() => OpenListDialog),
          (cause: unknown) => console.warn('The dialog could not be loaded.', cause),
        );
      void load();
      const again = () => void load();
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    },
    [isNeeded, Dialog],
  );
  return Dialog;
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
