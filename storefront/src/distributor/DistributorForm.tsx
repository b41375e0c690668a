import type { createFormsClient } from '@elvora/catalogue/client';
import { distributorFormSchema, readDistributorForm, formPagePaths } from '@elvora/catalogue/contract';
import { Button } from '@elvora/design-system/Button';
import { Checkbox } from '@elvora/design-system/Checkbox';
import { FormReceipt } from '@elvora/design-system/FormReceipt';
import { FormActions } from '@elvora/design-system/FormSection';
import { ErrorSummary } from '@elvora/design-system/ErrorSummary';
import { Link } from '@elvora/design-system/Link';
import content from '../content/distributor.json';
import type { SubmittedForm } from '../runtime/forms/submittedForm.ts';
import { readFormValues } from '../forms/readFormValues.ts';
import { useForm } from '../forms/useForm.ts';
import { paths } from '../site/paths.ts';
import { applicationFields } from './applicationFields.ts';
import { BusinessSection } from './BusinessSection.tsx';
import { CommunicationSection } from './CommunicationSection.tsx';
import { CompanySection } from './CompanySection.tsx';
import { ContactSection } from './ContactSection.tsx';
import type { DistributorDraft } from './distributorDraft.ts';
import * as styles from './DistributorView.css.ts';

export interface DistributorFormProps {
  send: ReturnType<typeof createFormsClient>['sendDistributor'];
  /** Initial values of the fields. */
  values: DistributorDraft['values'];
  /** Stores the values as a draft. */
  onSaveDraft: (values: DistributorDraft['values']) => void;
  /** Status of the draft, next to its button. */
  draftNote: string;
  /** Result of a submission without script. */
  submitted?: SubmittedForm;
}

/** Renders the application in four sections, then the terms (S-217…S-228). */
export function DistributorForm(props: DistributorFormProps) {
  const { send, onSaveDraft, draftNote, submitted } = props;
  const { formProps, field, onBlur, summary, state, initialValues } = useForm({
    id: 'distributor',
    schema: distributorFormSchema,
    read: (form) => readDistributorForm(readFormValues(form)),
    send,
    action: formPagePaths.distributor,
    submitted,
  });

  if (state.status === 'sent') {
    const { reference } = state.receipt;
    return (
      <FormReceipt
        reference={reference === '' ? undefined : { label: 'Your reference is', value: reference }}
        text={content.receipt.text}
        title={content.receipt.title}
      />
    );
  }

  const fields = applicationFields({ field, onBlur }, { ...initialValues, ...props.values });
  return (
    <form {...formProps} className={styles.form}>
      <ErrorSummary attempt={summary.attempt} errors={summary.problems} />
      <CompanySection fields={fields} />
      <ContactSection fields={fields} />
      <BusinessSection fields={fields} />
      <CommunicationSection fields={fields} />
      <Checkbox
        {...fields.checkbox('terms')}
        isRequired
        label={
          <>
            I have read and accept the{' '}
            <Link href={paths.terms} isUnderlined>
              terms for distributors
            </Link>
            .
          </>
        }
      />
      <FormActions
        note={draftNote}
        primary={
          <Button
            busyLabel="Sending..."
            isBusy={state.status === 'sending'}
            isFullWidth
            size="lg"
            type="submit"
          >
            Submit Application
          </Button>
        }
        secondary={
          <Button
            onPress={(event) => {
              if (event.currentTarget.form) onSaveDraft(readFormValues(event.currentTarget.form));
            }}
            isFullWidth
            size="lg"
            tone="secondary"
          >
            Save as Draft
          </Button>
        }
      />
    </form>
  );
}
