export { PhoneField, type PhoneFieldProps, type PhoneValue } from './PhoneField.tsx';
export type { PhoneFieldLabels } from './phoneFieldLabels.ts';
