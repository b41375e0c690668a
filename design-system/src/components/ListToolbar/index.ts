export { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx';
