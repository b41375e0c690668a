import { IconDotsVertical, type IconComponent } from '../Icon/index.ts';
import { IconButton, type IconButtonProps } from '../IconButton/index.ts';
import type { MenuProps } from './Menu.tsx';
import { MenuTrigger } from './MenuTrigger.tsx';

export interface MenuButtonProps<Id extends string>
  extends
    Pick<MenuProps<Id>, 'label' | 'groups' | 'onAction'>,
    Pick<IconButtonProps, 'size' | 'variant' | 'hasTooltip'> {
  /** @default three dots */
  icon?: IconComponent;
  /** @default false */
  isDisabled?: boolean;
}

/** Icon button that opens a menu. */
export function MenuButton<Id extends string>(props: MenuButtonProps<Id>) {
  const { label, groups, onAction, icon = IconDotsVertical, ...button } = props;
  return (
    <MenuTrigger groups={groups} label={label} onAction={onAction}>
      {({ ref, isOpen, open }) => (
        <IconButton
          {...button}
          hasMenu
          icon={icon}
          isExpanded={isOpen}
          label={label}
          onPress={open}
          ref={ref}
        />
      )}
    </MenuTrigger>
  );
}
