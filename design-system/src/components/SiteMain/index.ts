export { FloatingActions, type FloatingActionsProps } from './FloatingActions.tsx';
export { SiteMain, type SiteMainProps } from './SiteMain.tsx';
