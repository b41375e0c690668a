import { type ReactNode, type RefObject, useRef, useState } from 'react';
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

/** Connects a custom button to the menu it opens. */
export function MenuTrigger<Id extends string>({ children, ...menu }: MenuTriggerProps<Id>) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      {children({ ref: anchor, isOpen, open: () => setOpen(true) })}
      <Menu {...menu} anchor={anchor} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
