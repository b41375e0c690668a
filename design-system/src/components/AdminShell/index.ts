export { AdminShell, type AdminShellProps } from './AdminShell.tsx';
export type { AdminShellAction, AdminShellItem, AdminShellLabels } from './adminShellTypes.ts';
