import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Menu, type MenuProps } from './Menu.tsx';

export interface MenuTriggerProps<Id extends string> extends Pick<
  MenuProps<Id>,
  'label' | 'groups' | 'onAction'
> {
  /** Renders the button. */
  children: (trigger: {
    ref: RefObject<HTMLButtonElement | null>;
    isOpen: boolean;
    open: () => void;
  }) => ReactNode;
}

/** Connects a custom button to the menu it opens; the arrow keys open it, too (APG menu button). */
export function MenuTrigger<Id extends string>({ children, ...menu }: MenuTriggerProps<Id>) {
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);

  useEffect(function openByArrowKeys() {
    const button = anchor.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
    };
    button?.addEventListener('keydown', onKeyDown);
    return () => button?.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      {children({ ref: anchor, isOpen: openAt !== null, open: () => setOpenAt('first') })}
      <Menu
        {...menu}
        anchor={anchor}
        initialFocus={openAt ?? undefined}
        isOpen={openAt !== null}
        onClose={() => setOpenAt(null)}
      />
    </>
  );
}
