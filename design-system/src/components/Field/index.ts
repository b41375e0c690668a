export { FieldCount } from './FieldCount.tsx';
export { countCharacters, type FieldCountLimits } from './fieldCountOps.ts';
export { FieldFrame } from './FieldFrame.tsx';
export { type FieldLabels, fieldLabels } from './fieldLabels.ts';
export { FieldNotes } from './FieldNotes.tsx';
export type { FieldProps } from './fieldProps.ts';
export { RequiredMark } from './RequiredMark.tsx';
export { useField, type FieldIds } from './useField.ts';
export { box as fieldBox, control as fieldControl } from './Field.css.ts';
