import { type RefObject, useCallback } from 'react';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './Menu.css.ts';
import type { MenuGroups } from './menuItemOps.ts';
import { MenuList } from './MenuList.tsx';

export interface MenuProps<Id extends string> {
  /** Accessible name: the object of the actions. */
  label: string;
  /** Groups of items, divided by separators; sections have a heading, selections check marks. */
  groups: MenuGroups<Id>;
  /** Called with the id of an action; links and selections have no actions. */
  onAction: (id: Id) => void;
  isOpen: boolean;
  /** Called on Escape, on a press outside, and after an action. */
  onClose: () => void;
  /** Element the menu is positioned at; focus returns to it. */
  anchor: RefObject<Element | null>;
  /** Item that takes the focus. @default 'first' */
  initialFocus?: 'first' | 'last';
}

/** Popover menu of actions, links and choices, with submenus. */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { label, groups, onAction, isOpen, onClose, anchor, initialFocus = 'first' } = props;
  /**
   * React Aria treats Enter on a native button as a virtual click and waits for running transitions before it focuses an
   * item; until then a second Enter would do nothing.
   */
  const focusItem = useCallback(
    (menu: HTMLElement | null) => {
      const frame = requestAnimationFrame(() =>
        [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? [])]
          .at(initialFocus === 'first' ? 0 : -1)
          ?.focus(),
      );
      return () => cancelAnimationFrame(frame);
    },
    [initialFocus],
  );
  return (
    <Popover
      aria-label={label}
      className={styles.popover}
      isOpen={isOpen}
      offset={4}
      onOpenChange={(isNextOpen) => {
        if (!isNextOpen) onClose();
      }}
      placement="bottom start"
      trigger="MenuTrigger"
      triggerRef={anchor}
    >
      <MenuList
        groups={groups}
        initialFocus={initialFocus}
        label={label}
        onAction={onAction}
        onClose={onClose}
        ref={focusItem}
      />
    </Popover>
  );
}
