import type { createFormsClient } from '@elvora/catalogue/client';
import { contactFormSchema, formPagePaths, readContactForm } from '@elvora/catalogue/contract';
import { Button } from '@elvora/design-system/Button';
import { FieldPair, FormActions } from '@elvora/design-system/FormSection';
import { FormReceipt } from '@elvora/design-system/FormReceipt';
import { ErrorSummary } from '@elvora/design-system/ErrorSummary';
import { Heading } from '@elvora/design-system/Heading';
import { PhoneField } from '@elvora/design-system/PhoneField';
import { TextArea } from '@elvora/design-system/TextArea';
import { TextField } from '@elvora/design-system/TextField';
import content from '../content/contact.json';
import type { SubmittedForm } from '../runtime/forms/submittedForm.ts';
import { phoneFieldProps } from '../forms/phoneFieldProps.ts';
import { readFormValues } from '../forms/readFormValues.ts';
import { useForm } from '../forms/useForm.ts';
import { paths } from '../site/paths.ts';
import * as styles from './ContactView.css.ts';

export interface ContactFormProps {
  send: ReturnType<typeof createFormsClient>['sendContact'];
  /** Whether the quote subject is selected (D-13). */
  isForQuote: boolean;
  /** Initial message. */
  message?: string;
  /** Result of a submission without script. */
  submitted?: SubmittedForm;
}

/** Renders the contact form: every field is optional (S-128), but a message and an email or phone are needed (D-14). */
export function ContactForm({ send, isForQuote, message, submitted }: ContactFormProps) {
  const { formProps, field, onBlur, summary, state, initialValues, edit } = useForm({
    id: 'contact',
    // A different product starts a new message.
    storageKey: `contact ${message ?? ''}`,
    schema: contactFormSchema,
    read: (form) => readContactForm(readFormValues(form)),
    send,
    action: isForQuote ? paths.quote : formPagePaths.contact,
    submitted,
  });
  const text = (name: 'firstName' | 'lastName' | 'email') => ({
    ...field(name),
    defaultValue: initialValues[name],
  });
  if (state.status === 'sent') return <ContactReceipt {...state.receipt} onWriteAnother={edit} />;
  return (
    <form {...formProps} className={styles.form}>
      <Heading level={2} variant="heading3">
        {isForQuote ? content.quote.formTitle : content.formTitle}
      </Heading>
      <ErrorSummary attempt={summary.attempt} headingLevel={3} errors={summary.problems} />
      {isForQuote && <input name="subject" type="hidden" value={content.quote.subject} />}
      <FieldPair>
        <TextField {...text('firstName')} autoComplete="given-name" label="First Name" />
        <TextField {...text('lastName')} autoComplete="family-name" label="Last Name" />
      </FieldPair>
      <FieldPair>
        <TextField
          {...text('email')}
          autoComplete="email"
          label="Email"
          onBlur={onBlur('email')}
          type="email"
        />
        <PhoneField
          {...field('phone')}
          {...phoneFieldProps(initialValues)}
          label="Phone"
          onBlur={onBlur('phone')}
        />
      </FieldPair>
      <TextArea
        {...field('message')}
        defaultValue={initialValues['message'] ?? message}
        hint={content.hint}
        label="Message"
        onBlur={onBlur('message')}
        placeholder={isForQuote ? content.quote.placeholder : undefined}
        rows={6}
      />
      <FormActions
        primary={
          <Button busyLabel="Sending..." isBusy={state.status === 'sending'} size="lg" type="submit">
            Send message
          </Button>
        }
      />
    </form>
  );
}

interface ContactReceiptProps {
  /** Empty when the host sends none. */
  reference: string;
  onWriteAnother: () => void;
}

function ContactReceipt({ reference, onWriteAnother }: ContactReceiptProps) {
  return (
    <FormReceipt
      action={
        <form
          action={formPagePaths.contact}
          onSubmit={(event) => {
            event.preventDefault();
            onWriteAnother();
          }}
        >
          <Button tone="secondary" type="submit">
            Write another message
          </Button>
        </form>
      }
      reference={reference === '' ? undefined : { label: 'Your reference is', value: reference }}
      text={content.receipt.text}
      title={content.receipt.title}
    />
  );
}
