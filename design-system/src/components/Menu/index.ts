export { Menu, type MenuProps } from './Menu.tsx';
export { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
export type { MenuGroups, MenuItem, MenuSection, MenuSelection } from './menuItemOps.ts';
export { MenuTrigger, type MenuTriggerProps } from './MenuTrigger.tsx';
