export { AdminShell, type AdminShellProps } from './AdminShell.tsx';
export type { AdminShellItem, AdminShellLabels } from './adminShellTypes.ts';
