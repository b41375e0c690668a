import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showModal } from '../../hooks/showModal.ts';
import { IconArrowLeft, IconSearch } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { SearchField, type SearchFieldProps } from '../SearchField/index.ts';
import * as styles from './MobileSearch.css.ts';
import type { SiteHeaderLabels } from './siteHeaderTypes.ts';

export interface MobileSearchProps extends Pick<
  SearchFieldProps,
  'action' | 'query' | 'panel' | 'onQueryChange' | 'onFocus'
> {
  currentPath: string;
  labels: SiteHeaderLabels;
}

const noShortcuts: SearchFieldProps['shortcuts'] = [];

/** Search on narrow screens: a link to its page, which opens the field over the whole screen instead. */
export function MobileSearch({ currentPath, labels, ...field }: MobileSearchProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => dialog.current?.close();
  const open = (event: MouseEvent<HTMLElement>) => {
    // A new tab, for example.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The dialog returns focus to it; some browsers do not focus a tapped link.
    event.currentTarget.focus();
    // In the same task as the tap; otherwise phones do not open the keyboard.
    flushSync(() => setOpen(true));
    if (!dialog.current) return;
    showModal(dialog.current);
    dialog.current.querySelector('input')?.focus();
  };
  useEffect(
    function closeOnNewPage() {
      close();
    },
    [currentPath],
  );
  return (
    <>
      <IconButton
        hasTooltip={false}
        href={field.action}
        icon={IconSearch}
        iconSize={24}
        label={labels.search}
        onPress={open}
      />
      {isOpen && (
        <dialog
          aria-label={labels.search}
          className={styles.screen}
          onClose={() => setOpen(false)}
          onSubmit={close}
          ref={dialog}
        >
          <span className={styles.back}>
            <IconButton
              hasTooltip={false}
              icon={IconArrowLeft}
              iconSize={24}
              label={labels.closeSearch}
              onPress={close}
            />
          </span>
          <SearchField
            {...field}
            isFullScreen
            labels={labels}
            onSuggestionSelect={close}
            shortcuts={noShortcuts}
          />
        </dialog>
      )}
    </>
  );
}
