import { useRef, useState } from 'react';
import { IconDotsVertical, type IconComponent } from '../Icon/index.ts';
import { IconButton, type IconButtonProps } from '../IconButton/index.ts';
import { Menu, type MenuProps } from './Menu.tsx';

export interface MenuButtonProps<Id extends string>
  extends
    Pick<MenuProps<Id>, 'label' | 'groups' | 'onAction'>,
    Pick<IconButtonProps, 'size' | 'variant' | 'hasTooltip'> {
  /** @default three dots */
  icon?: IconComponent;
  /** @default false */
  isDisabled?: boolean;
}

/** A button that opens a menu under itself. */
export function MenuButton<Id extends string>(props: MenuButtonProps<Id>) {
  const { label, groups, onAction, icon = IconDotsVertical, isDisabled, size, variant, hasTooltip } = props;
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        hasTooltip={hasTooltip}
        icon={icon}
        isDisabled={isDisabled}
        isExpanded={isOpen}
        label={label}
        onPress={() => setOpen(true)}
        ref={anchor}
        size={size}
        variant={variant}
      />
      <Menu
        anchor={anchor}
        groups={groups}
        isOpen={isOpen}
        label={label}
        onAction={onAction}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
