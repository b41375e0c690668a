export { ChoiceFrame, labelId } from './ChoiceFrame.tsx';
export { FieldCount } from './FieldCount.tsx';
export { countCharacters, type FieldCountLimits } from './fieldCountOps.ts';
export { FieldFrame } from './FieldFrame.tsx';
export { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';
export { type FieldLabels, fieldLabels } from './fieldLabels.ts';
export type { FieldProps } from './fieldProps.ts';
export { useField, type FieldIds } from './useField.ts';
export { box as fieldBox, control as fieldControl } from './Field.css.ts';
