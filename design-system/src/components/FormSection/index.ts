export { FieldPair, FormSection, type FormSectionProps } from './FormSection.tsx';
