import { formPagePaths, newsletterFormSchema } from '@elvora/catalogue/contract';
import type { NewsletterForm as Values } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { FormReceipt } from '@elvora/design-system/FormReceipt';
import { ErrorSummary } from '@elvora/design-system/ErrorSummary';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { TextField } from '@elvora/design-system/TextField';
import { newsletter as content } from '../content/footer.json';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import type { SubmittedForm } from '../runtime/forms/submittedForm.ts';
import { useForm } from '../forms/useForm.ts';
import * as styles from './NewsletterView.css.ts';

export interface NewsletterViewProps {
  breadcrumbs: readonly Breadcrumb[];
  send: (values: Values, options: { idempotencyKey: string }) => Promise<{ reference: string }>;
  /** Result of the form, when it was sent without script. */
  submitted: SubmittedForm;
}

/** The field for an email address, or the confirmation after it was sent. */
export function NewsletterView({ breadcrumbs, send, submitted }: NewsletterViewProps) {
  const { formProps, field, onBlur, summary, state, initialValues } = useForm({
    id: 'newsletter',
    schema: newsletterFormSchema,
    read: (form) => Object.fromEntries(new FormData(form)),
    send,
    action: formPagePaths.newsletter,
    submitted,
  });
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} lead={content.title} title={content.name} />
      <Section rhythm="catalogue">
        <Container>
          {state.status === 'sent' ? (
            <FormReceipt text={content.hint} title={content.thanks} />
          ) : (
            <form {...formProps} className={styles.form}>
              <Stack gap="3">
                <ErrorSummary attempt={summary.attempt} errors={summary.problems} />
                <TextField
                  {...field('email')}
                  action={
                    <Button busyLabel="Sending..." isBusy={state.status === 'sending'} type="submit">
                      Subscribe
                    </Button>
                  }
                  autoComplete="email"
                  defaultValue={initialValues['email']}
                  hint={content.hint}
                  label="Email address"
                  onBlur={onBlur('email')}
                  type="email"
                />
              </Stack>
            </form>
          )}
        </Container>
      </Section>
    </>
  );
}
