import type { QuoteFileType } from '@elvora/catalogue/contract';
import { Button } from '@elvora/design-system/Button';
import { IconClipboard, IconUpload } from '@elvora/design-system/Icon';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { importOnline } from '../runtime/browser/importOnline.ts';
import { quoteList } from '../quoteList/quoteList.ts';
import { markListSaved } from '../quoteList/listStorage.ts';
import { pasteListFragment } from '../site/paths.ts';
import { notify } from '../toasts/toasts.ts';
import { downloadFile, fetchListFile, listCsv, listFileHint, listText } from './listFile.ts';
import { formatListLink, linkLines } from './listLink.ts';
import type { ShareAction } from './ShareMenu.tsx';

/**
 * Loads a module when its button is pressed. A failure is announced, and the next press retries.
 */
function usePart<Module>(load: () => Promise<Module>) {
  const [module, setModule] = useState<Module | null>(null);
  const [status, setStatus] = useState<'closed' | 'loading' | 'open'>('closed');
  const open = async () => {
    setStatus('loading');
    try {
      setModule(await importOnline(load));
      setStatus('open');
    } catch (cause) {
      console.warn('Part of the page could not be loaded.', cause);
      setStatus('closed');
      void notify({
        tone: 'danger',
        title: 'No connection',
        text: 'Your list is still here. Please try again.',
      });
    }
  };
  return {
    module: status === 'open' ? module : null,
    isLoading: status === 'loading',
    open,
    close: () => setStatus('closed'),
  };
}

// Bare imports: `importOnline` reads their URLs.
const loadPasteList = () => import('./PasteList.tsx');
const loadShareMenu = () => import('./ShareMenu.tsx');

/**
 * The button for a pasted list and its dialog. The dialog is separate, because the first added lines replace
 * the empty cart together with its button. A link to it opens it at once (`pasteListFragment`).
 * @param heading focused when the button that opened the dialog is gone
 */
export function usePasteList(heading: RefObject<HTMLElement | null>) {
  const paste = usePart(loadPasteList);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => {
    opener.current = button.current;
    void paste.open();
  };
  const openByLink = useEffectEvent(open);
  useEffect(function openDialogOfAddress() {
    const { hash, pathname, search } = window.location;
    if (hash !== pasteListFragment) return;
    // Removes the fragment, so that a reload does not open the dialog again.
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    openByLink();
  }, []);
  const close = () => {
    paste.close();
    requestAnimationFrame(() => {
      if (!opener.current?.isConnected) heading.current?.focus();
    });
  };
  return {
    button: (
      <Button icon={IconClipboard} isBusy={paste.isLoading} onPress={open} ref={button} tone="secondary">
        Paste a list
      </Button>
    ),
    dialog: paste.module && <paste.module.PasteList onClose={close} />,
  };
}

/** Copies a link, prints, or saves the list. */
export function ShareButton() {
  const share = usePart(loadShareMenu);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        icon={IconUpload}
        isBusy={share.isLoading}
        isExpanded={share.module !== null}
        onPress={() => void share.open()}
        ref={button}
        tone="secondary"
      >
        Share
      </Button>
      {share.module && (
        <share.module.ShareMenu
          anchor={button}
          onAction={(action) => void shareList(action)}
          onClose={share.close}
        />
      )}
    </>
  );
}

async function shareList(action: ShareAction): Promise<void> {
  const lines = quoteList.current();
  switch (action) {
    case 'print':
      return window.print();
    case 'csv':
      downloadFile('quote-list.csv', listCsv(lines), 'text/csv;charset=utf-8');
      return markListSaved();
    case 'xlsx':
    case 'pdf':
      return downloadListFile(action);
    case 'text':
      return copy(listText(lines), 'List copied', 'As text, with your notes.');
    case 'link': {
      const shared = linkLines(lines);
      const hash = await formatListLink(shared);
      if (hash === null) {
        downloadFile('quote-list.csv', listCsv(lines), 'text/csv;charset=utf-8');
        return notify({
          tone: 'info',
          title: 'This list is too long for a link',
          text: 'It was saved as a CSV file instead. Open it with Paste a list.',
        });
      }
      const left = lines.length - shared.length;
      await copy(
        `${window.location.origin}${window.location.pathname}${hash}`,
        'Link copied',
        left === 0
          ? 'It opens these lines, without notes.'
          : `Without notes and ${left === 1 ? 'the line' : `the ${left} lines`} kept as text.`,
      );
    }
  }
}

async function downloadListFile(type: QuoteFileType): Promise<void> {
  try {
    const file = await fetchListFile(quoteList.current(), type);
    downloadFile(`quote-list.${type}`, file, file.type);
    markListSaved();
  } catch (cause) {
    console.warn('The list file could not be downloaded.', cause);
    await notify({
      tone: 'danger',
      title: 'File not created',
      text: listFileHint(cause),
    });
  }
}

async function copy(text: string, title: string, detail: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    markListSaved();
    await notify({ tone: 'success', title, text: detail });
  } catch (cause) {
    console.warn('The clipboard is not available.', cause);
    await notify({ tone: 'danger', title: 'Not copied', text: 'This browser does not allow copying.' });
  }
}
