import { IconChevronDown } from '../Icon/index.ts';
import { type MenuProps, MenuTrigger } from '../Menu/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { initials } from './initials.ts';
import * as styles from './UserMenu.css.ts';

export interface UserMenuProps<Id extends string> extends Pick<MenuProps<Id>, 'groups' | 'onAction'> {
  /** Name of the signed-in user. */
  name: string;
  /** Accessible name of the menu. @default 'Account' */
  label?: string;
}

/** Account menu with the user's name; small screens show the initials only. */
export function UserMenu<Id extends string>(props: UserMenuProps<Id>) {
  const { name, label = 'Account', groups, onAction } = props;
  return (
    <MenuTrigger groups={groups} label={label} onAction={onAction}>
      {({ ref, isOpen, open }) => (
        <button
          aria-expanded={isOpen}
          aria-haspopup="menu"
          className={styles.button}
          data-component="UserMenu"
          onClick={open}
          ref={ref}
          type="button"
        >
          <span aria-hidden className={styles.avatar}>
            {initials(name)}
          </span>
          <VisuallyHidden>{label}: </VisuallyHidden>
          <span className={styles.name}>{name}</span>
          <IconChevronDown size={18} />
        </button>
      )}
    </MenuTrigger>
  );
}
