export { CardKeyboardNavigation, type CardKeyboardNavigationProps } from './CardKeyboardNavigation.tsx';
