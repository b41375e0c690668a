import { IconChevronDown } from '../Icon/index.ts';
import { type MenuProps, MenuTrigger } from '../Menu/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { initials } from './initials.ts';
import * as styles from './UserMenu.css.ts';

export interface UserMenuProps<Id extends string> extends Pick<MenuProps<Id>, 'groups' | 'onAction'> {
  /** Who is signed in. */
  name: string;
  /** What the menu is about, for assistive technology. @default 'Account' */
  label?: string;
}

/** Who is signed in, and what belongs to the account. On small screens only the initials are seen. */
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
