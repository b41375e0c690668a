export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
export type { NewsletterFormLabels } from './newsletterFormLabels.ts';
