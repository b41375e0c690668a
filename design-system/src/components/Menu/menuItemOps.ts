import type { IconComponent } from '../Icon/index.ts';

interface CommonItem<Id extends string> {
  id: Id;
  label: string;
  /** Second line: what the item does or what it is about. */
  description?: string;
  icon?: IconComponent;
  /** `danger` marks a destructive action. @default 'default' */
  tone?: 'default' | 'danger';
  /** @default false */
  isDisabled?: boolean;
}

interface ActionItem<Id extends string> extends CommonItem<Id> {
  /**
   * Displayed shortcut, keys separated by spaces: 'Alt Shift ↑'. ← and → mean back and forward in the direction of the text, which
   * are the opposite keys in right-to-left text.
   */
  shortcut?: string;
  href?: undefined;
  submenu?: undefined;
}

/** Follows a link instead of calling `onAction`. */
interface LinkItem<Id extends string> extends CommonItem<Id> {
  href: string;
  /** @default false */
  opensNewTab?: boolean;
  shortcut?: undefined;
  submenu?: undefined;
}

/** Opens further items beside it. */
interface SubmenuItem<Id extends string> extends CommonItem<Id> {
  submenu: MenuGroups<Id>;
  shortcut?: undefined;
  href?: undefined;
}

export type MenuItem<Id extends string> = ActionItem<Id> | LinkItem<Id> | SubmenuItem<Id>;

/** Items under a heading. */
export interface MenuSection<Id extends string> {
  label: string;
  items: readonly MenuItem<Id>[];
  selection?: undefined;
}

/** Items to choose from, with a check mark; they call `onChange` instead of `onAction`. */
export interface MenuSelection<Id extends string> extends Omit<MenuSection<Id>, 'selection'> {
  selection: {
    /** `single` closes the menu, `multiple` keeps it open. */
    mode: 'single' | 'multiple';
    selectedIds: ReadonlySet<Id>;
    onChange: (ids: ReadonlySet<Id>) => void;
  };
}

/** Groups of items, divided by separators. */
export type MenuGroups<Id extends string> = readonly (
  | readonly MenuItem<Id>[]
  | MenuSection<Id>
  | MenuSelection<Id>
)[];

/** Returns all items with those of submenus, and whether an item is chosen instead of run. */
export function flattenMenu<Id extends string>(
  groups: MenuGroups<Id>,
): readonly { item: MenuItem<Id>; isChoice: boolean }[] {
  return groups.flatMap((group) => {
    const isChoice = 'selection' in group && group.selection !== undefined;
    const items = 'items' in group ? group.items : group;
    return items.flatMap((item) => [{ item, isChoice }, ...(item.submenu ? flattenMenu(item.submenu) : [])]);
  });
}
