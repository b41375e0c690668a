import { type KeyboardEvent, useRef, useState } from 'react';
import { nextOption } from './searchFieldState.ts';

/** State and keys of a combobox's list of links (APG). The list is open only while it has options. */
export function useSuggestionList(count: number) {
  const listRef = useRef<HTMLDivElement>(null);
  const [isRequested, setRequested] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const isOpen = isRequested && count > 0;
  const optionAt = (index: number) => listRef.current?.children[index];

  const setOpen = (isToOpen: boolean) => {
    setRequested(isToOpen);
    setActiveIndex(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      // The browser would clear the field.
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter' && activeIndex !== null) {
      event.preventDefault();
      const link = optionAt(activeIndex);
      if (link instanceof HTMLElement) link.click();
    } else {
      const next = nextOption(event.key, activeIndex, count);
      if (next === undefined) return;
      event.preventDefault();
      setActiveIndex(next);
      if (next !== null) optionAt(next)?.scrollIntoView({ block: 'nearest' });
    }
  };

  return { listRef, isOpen, activeIndex, setOpen, onKeyDown };
}
