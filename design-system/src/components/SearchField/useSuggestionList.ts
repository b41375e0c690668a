import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { SuggestionPopup } from './searchSuggestion.ts';
import { nextOption } from './searchFieldState.ts';

interface SuggestionListOptions {
  /** Number of options. */
  count: number;
  /** Identifies the list of options: a new list resets the active option, so that Enter never follows another one. */
  source: unknown;
  /** Accessible name of the list. */
  label: string;
  onSelect?: (() => void) | undefined;
}

/** State, keys and props of a combobox's list of links (APG). The list is open only while it has options. */
export function useSuggestionList({ count, source, label, onSelect }: SuggestionListOptions) {
  const listRef = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [isRequested, setRequested] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const [lastSource, setLastSource] = useState(source);
  if (source !== lastSource) {
    setLastSource(source);
    setActiveIndex(null);
  }
  const isOpen = isRequested && count > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const optionAt = (index: number) => listRef.current?.querySelectorAll<HTMLElement>('[role=option]')[index];

  const setOpen = (isNextOpen: boolean) => {
    setRequested(isNextOpen);
    setActiveIndex(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes.
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // The browser would clear the field.
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter' && activeIndex !== null) {
      event.preventDefault();
      optionAt(activeIndex)?.click();
    } else {
      const next = nextOption(event.key, activeIndex, count);
      if (next === undefined) return;
      event.preventDefault();
      setActiveIndex(next);
      if (next !== null) optionAt(next)?.scrollIntoView({ block: 'nearest' });
    }
  };

  const inputProps = {
    'aria-activedescendant': isOpen && activeIndex !== null ? optionId(activeIndex) : undefined,
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': isOpen,
    onKeyDown,
    role: 'combobox',
  } satisfies ComponentProps<'input'>;

  const popup: Pick<SuggestionPopup, 'listProps' | 'optionProps'> = {
    listProps: { 'aria-label': label, id: listId, ref: listRef, role: 'listbox' },
    optionProps: (index) => ({
      'aria-selected': index === activeIndex,
      id: optionId(index),
      onClick: () => {
        setOpen(false);
        onSelect?.();
      },
      // Keeps focus in the field, whose blur would close the list before the click.
      onPointerDown: (event) => event.preventDefault(),
      role: 'option',
      tabIndex: -1,
    }),
  };

  return { isOpen, setOpen, inputProps, popup };
}
