export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { checkBox } from './checkBox.ts';
