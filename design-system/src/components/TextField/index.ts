export { TextField, textFieldTypes, type TextFieldProps, type TextFieldType } from './TextField.tsx';
export type { TextFieldLabels } from './textFieldLabels.ts';
