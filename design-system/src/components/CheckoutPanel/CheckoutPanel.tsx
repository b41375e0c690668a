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
  submitLabel: string;
  /** Label of the button while `isBusy`. */
  busyLabel: string;
  /** @default false */
  isBusy?: boolean;
  /** Fine print below the button. */
  note?: ReactNode;
  onSubmit: () => void;
}

/** Form that submits a list; sticks beside it from `md` up. Hidden in print. */
export function CheckoutPanel(props: CheckoutPanelProps) {
  const { action, title, text, children, submitLabel, busyLabel, isBusy = false, note, onSubmit } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      action={action}
      className={styles.root}
      data-component="CheckoutPanel"
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
      <div className={styles.submit}>
        <Button busyLabel={busyLabel} isBusy={isBusy} isFullWidth size="lg" type="submit">
          {submitLabel}
        </Button>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </form>
  );
}
