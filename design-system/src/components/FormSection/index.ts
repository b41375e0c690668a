export { FormActions, type FormActionsProps } from './FormActions.tsx';
export { FormPanel, type FormPanelProps } from './FormPanel.tsx';
export { FieldPair, FormSection, type FormSectionProps } from './FormSection.tsx';
