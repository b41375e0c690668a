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
  /**
   * Displayed shortcut, keys separated by spaces: 'Alt Shift ↑'. ← and → stand for back and forward along the text, which
   * are the opposite keys in right-to-left text.
   */
  shortcut?: string;
  /** `danger` marks a destructive action. @default 'default' */
  tone?: 'default' | 'danger';
  /** @default false */
  isDisabled?: boolean;
}

export interface MenuProps<Id extends string> {
  /** Accessible name: the object of the actions. */
  label: string;
  /** Groups of items, divided by separators. */
  groups: readonly (readonly MenuItem<Id>[])[];
  onAction: (id: Id) => void;
  isOpen: boolean;
  /** Called on Escape, on a press outside, and after an action. */
  onClose: () => void;
  /** Element the menu is positioned at; focus returns to it. */
  anchor: RefObject<Element | null>;
}

/** Popover menu of actions. */
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
        // Opening a menu moves focus into it (APG menu button).
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
        autoFocus="first"
        className={styles.menu}
        data-component="Menu"
        disabledKeys={items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
        onAction={(key) => {
          const item = items.find(({ id }) => id === key);
          if (item) onAction(item.id);
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
 * React Aria treats Enter on a native button as a virtual click and waits for running transitions before it focuses the
 * first item; until then a second Enter would do nothing.
 */
function focusFirst(menu: HTMLElement | null) {
  const frame = requestAnimationFrame(() =>
    menu?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')?.focus(),
  );
  return () => cancelAnimationFrame(frame);
}

/** The typeface lacks arrow glyphs. */
const arrows = new Map([
  ['↑', <IconArrowUp key="up" size={16} />],
  ['↓', <IconArrowDown key="down" size={16} />],
  ['←', <IconArrowLeft key="left" size={16} />],
  ['→', <IconArrowRight key="right" size={16} />],
]);
