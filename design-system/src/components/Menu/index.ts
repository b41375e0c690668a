export { Menu, type MenuItem, type MenuProps } from './Menu.tsx';
export { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
export { MenuTrigger, type MenuTriggerProps } from './MenuTrigger.tsx';
