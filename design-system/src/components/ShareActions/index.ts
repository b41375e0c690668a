export { ShareActions, type ShareActionsProps } from './ShareActions.tsx';
