import type { FormEvent, ReactNode } from 'react';
import { Stack } from '../../layout/index.ts';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './CheckoutPanel.css.ts';

export interface CheckoutPanelProps {
  /** Address that the form is posted to without script. */
  action?: string;
  title: string;
  /** One or two sentences below the title. */
  text: string;
  /** Form fields. */
  children: ReactNode;
  /** Optional fields, below a hairline. */
  details?: ReactNode;
  submitLabel: string;
  /** Label of the button while `isBusy`. */
  busyLabel: string;
  /** @default false */
  isBusy?: boolean;
  /** Fine print below the button. */
  note?: ReactNode;
  onSubmit: (form: HTMLFormElement) => void;
}

/** Form that submits a list; sticks beside it from `md` up. Hidden in print. */
export function CheckoutPanel(props: CheckoutPanelProps) {
  const {
    action,
    title,
    text,
    children,
    details,
    submitLabel,
    busyLabel,
    isBusy = false,
    note,
    onSubmit,
  } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <form
      action={action}
      className={styles.root}
      data-component="CheckoutPanel"
      encType="multipart/form-data"
      method="post"
      noValidate
      onSubmit={submit}
    >
      <Stack gap="1">
        <Heading level={2} variant="heading4">
          {title}
        </Heading>
        <Text variant="bodySm" tone="soft">
          {text}
        </Text>
      </Stack>
      {children}
      {details && <div className={styles.details}>{details}</div>}
      <div className={styles.submit}>
        <Button busyLabel={busyLabel} isBusy={isBusy} isFullWidth size="lg" type="submit">
          {submitLabel}
        </Button>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </form>
  );
}
