import type { Ref } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuSection as AriaMenuSection, SubmenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './Menu.css.ts';
import { flattenMenu, type MenuGroups } from './menuItemOps.ts';
import { MenuRow } from './MenuRow.tsx';

export interface MenuListProps<Id extends string> {
  label: string;
  groups: MenuGroups<Id>;
  onAction: (id: Id) => void;
  onClose: () => void;
  /** Item that takes the focus. @default by how a submenu was opened */
  initialFocus?: 'first' | 'last';
  ref?: Ref<HTMLDivElement>;
}

/** Items of a menu or submenu. */
export function MenuList<Id extends string>(props: MenuListProps<Id>) {
  const { label, groups, onAction, onClose, initialFocus, ref } = props;
  const items = flattenMenu(groups);
  return (
    <AriaMenu
      aria-label={label}
      // Opening a menu moves focus into it (APG menu button).
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
      autoFocus={initialFocus}
      className={styles.menu}
      data-component="Menu"
      onAction={(key) => {
        const found = items.find(({ item }) => item.id === key);
        if (found && !found.isChoice && found.item.href === undefined) onAction(found.item.id);
      }}
      onClose={onClose}
      ref={ref}
    >
      {groups.map((group) => {
        const members = 'items' in group ? group.items : group;
        return (
          <MenuGroup
            group={group}
            key={members.map(({ id }) => id).join()}
            label={label}
            onAction={onAction}
            onClose={onClose}
          />
        );
      })}
    </AriaMenu>
  );
}

interface MenuGroupProps<Id extends string> extends Pick<
  MenuListProps<Id>,
  'label' | 'onAction' | 'onClose'
> {
  group: MenuGroups<Id>[number];
}

/** A group of items, whose submenus are lists again: with a heading if it has a label, with check marks if there is something to choose. */
function MenuGroup<Id extends string>({ group, label, onAction, onClose }: MenuGroupProps<Id>) {
  const section = 'items' in group ? group : { label: undefined, items: group };
  const selection = 'selection' in section ? section.selection : undefined;
  return (
    <AriaMenuSection
      aria-label={section.label === undefined ? label : undefined}
      className={styles.group}
      onSelectionChange={(keys) => {
        const ids = section.items.map(({ id }) => id);
        selection?.onChange(new Set(ids.filter((id) => keys === 'all' || keys.has(id))));
      }}
      selectedKeys={selection?.selectedIds}
      selectionMode={selection?.mode ?? 'none'}
    >
      {section.label !== undefined && <Header className={styles.heading}>{section.label}</Header>}
      {section.items.map((item) =>
        item.submenu ? (
          <SubmenuTrigger key={item.id}>
            <MenuRow item={item} />
            <Popover className={styles.popover} offset={-4}>
              <MenuList groups={item.submenu} label={item.label} onAction={onAction} onClose={onClose} />
            </Popover>
          </SubmenuTrigger>
        ) : (
          <MenuRow item={item} key={item.id} />
        ),
      )}
    </AriaMenuSection>
  );
}
