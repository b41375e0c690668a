import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { IconAlertCircleFilled, IconCircleCheckFilled } from '../Icon/index.ts';
import * as styles from './NewsletterForm.css.ts';
import { type NewsletterFormLabels, newsletterFormLabels } from './newsletterFormLabels.ts';

export interface NewsletterFormProps {
  /** Label of the field, which names the offer. */
  title: string;
  /** Frequency, and how to unsubscribe. */
  hint: string;
  onSubmit: (email: string) => void;
  /** Form action without JavaScript. */
  action?: string;
  /** @default 'idle' */
  status?: 'idle' | 'sending' | 'sent';
  /** Error of the address or of sending it; the input is preserved. */
  error?: string | undefined;
  /** Announced after sending. */
  successMessage: string;
  labels?: Partial<NewsletterFormLabels>;
}

/** Newsletter subscription form for dark backgrounds. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { title, hint, onSubmit, action, status = 'idle', error, successMessage } = props;
  const labels = { ...newsletterFormLabels, ...props.labels };
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const isSender = useRef(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    isSender.current = true;
    onSubmit(input.current?.value ?? '');
    input.current?.focus();
  };
  const isSent = status === 'sent';
  useEffect(
    function keepFocus() {
      // The field is removed, so move its focus to the message.
      if (isSent && isSender.current && document.activeElement === document.body) note.current?.focus();
    },
    [isSent],
  );
  return (
    <form
      action={action}
      className={styles.root}
      data-component="NewsletterForm"
      method="post"
      noValidate
      onSubmit={submit}
    >
      {isSent ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <label className={styles.title} htmlFor={id}>
          {title}
        </label>
      )}
      {!isSent && (
        <div className={styles.fieldRow}>
          <input
            aria-describedby={`${id}-note`}
            aria-invalid={error ? true : undefined}
            autoComplete="email"
            className={styles.input}
            id={id}
            name="email"
            placeholder={labels.placeholder}
            ref={input}
            type="email"
          />
          <Button busyLabel={labels.sending} isBusy={status === 'sending'} tone="inverse" type="submit">
            {labels.send}
          </Button>
        </div>
      )}
      <p className={styles.note} id={`${id}-note`} ref={note} role="status" tabIndex={-1}>
        {isSent ? (
          <span className={styles.success}>
            <IconCircleCheckFilled size={18} />
            {successMessage}
          </span>
        ) : error ? (
          <span className={styles.success}>
            <IconAlertCircleFilled size={18} />
            {error}
          </span>
        ) : (
          hint
        )}
      </p>
    </form>
  );
}
