import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  type IconComponent,
} from '../Icon/index.ts';
import * as styles from './Menu.css.ts';

export interface MenuItem<Id extends string> {
  id: Id;
  label: string;
  icon?: IconComponent;
  /** Keys that do the same, as a person reads them: 'Alt Shift ↑'. */
  shortcut?: string;
  /** `danger` takes something away. @default 'default' */
  tone?: 'default' | 'danger';
  /** @default false */
  isDisabled?: boolean;
}

export interface MenuProps<Id extends string> {
  /** What the actions are done to. */
  label: string;
  /** In groups, with a line between them. */
  groups: readonly (readonly MenuItem<Id>[])[];
  onAction: (id: Id) => void;
  isOpen: boolean;
  /** Asked for by Escape, a click elsewhere, and after an action. */
  onClose: () => void;
  /** Where it opens. */
  anchor: RefObject<Element | null>;
}

/** A list of actions at the place they belong to; the focus goes back there. */
export function Menu<Id extends string>({ label, groups, onAction, isOpen, onClose, anchor }: MenuProps<Id>) {
  const items = groups.flat();
  return (
    <Popover
      aria-label={label}
      className={styles.popover}
      isOpen={isOpen}
      offset={4}
      onOpenChange={(isToOpen) => {
        if (!isToOpen) onClose();
      }}
      placement="bottom start"
      trigger="MenuTrigger"
      triggerRef={anchor}
    >
      <AriaMenu
        aria-label={label}
        // The menu has just been asked for: its actions are next for the keyboard, as in every menu.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
        autoFocus="first"
        className={styles.menu}
        data-component="Menu"
        disabledKeys={items.flatMap(({ id, isDisabled }) => (isDisabled ? [id] : []))}
        onAction={(key) => {
          const chosen = items.find(({ id }) => id === key);
          if (chosen) onAction(chosen.id);
        }}
        onClose={onClose}
        ref={focusFirst}
      >
        {groups.map((group) => (
          <MenuSection aria-label={label} className={styles.group} key={group.map(({ id }) => id).join()}>
            {group.map(({ id, label, icon: Icon, shortcut, tone = 'default' }) => (
              <AriaMenuItem className={styles.item} data-tone={tone} id={id} key={id} textValue={label}>
                {Icon && <Icon size={18} />}
                <span className={styles.label}>{label}</span>
                {shortcut && (
                  <kbd aria-hidden className={styles.shortcut}>
                    {shortcut.split(' ').map((key) => (
                      <span className={styles.key} key={key}>
                        {arrows.get(key) ?? key}
                      </span>
                    ))}
                  </kbd>
                )}
              </AriaMenuItem>
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </Popover>
  );
}

/**
 * React Aria takes Enter on a plain button for a virtual click, and then waits for whatever moves on the page before it
 * hands the focus to the first action; until then a second Enter would do nothing.
 */
function focusFirst(menu: HTMLElement | null) {
  const frame = requestAnimationFrame(() =>
    menu?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')?.focus(),
  );
  return () => cancelAnimationFrame(frame);
}

/** Our typeface has no arrows to the sides. */
const arrows = new Map([
  ['↑', <IconArrowUp key="up" size={16} />],
  ['↓', <IconArrowDown key="down" size={16} />],
  ['←', <IconArrowLeft key="left" size={16} />],
  ['→', <IconArrowRight key="right" size={16} />],
]);
