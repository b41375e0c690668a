export { EditConflict, type EditConflictProps } from './EditConflict.tsx';
export type { EditConflictLabels } from './editConflictLabels.ts';
