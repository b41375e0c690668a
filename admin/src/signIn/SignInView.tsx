import { BrandMark } from '@elvora/design-system/BrandMark';
import { Button } from '@elvora/design-system/Button';
import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import { PlaceholderDrawing } from '@elvora/design-system/PlaceholderDrawing';
import { Text } from '@elvora/design-system/Text';
import { TextField } from '@elvora/design-system/TextField';
import { type FormEvent, useEffect, useRef } from 'react';
import { texts } from '../texts.ts';
import * as styles from './SignInView.css.ts';

export interface SignInViewProps {
  /** Why the last attempt failed. */
  error: string | null;
  isBusy: boolean;
  onSubmit: (credentials: { userName: string; password: string }) => void;
}

/** Asks staff who they are. What was typed stays after a failure. */
export function SignInView({ error, isBusy, onSubmit }: SignInViewProps) {
  const password = useRef<HTMLInputElement>(null);
  useEffect(
    function focusPassword() {
      if (error !== null) password.current?.focus();
    },
    [error],
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    onSubmit({ userName: String(fields.get('userName')), password: String(fields.get('password')) });
  };
  const { signIn } = texts;
  return (
    <div className={styles.root}>
      <main className={styles.main}>
        <BrandMark name="ELVORA" />
        <form className={styles.form} noValidate onSubmit={submit}>
          <Stack gap="3">
            <Stack gap="1">
              <Heading level={1}>{signIn.heading}</Heading>
              <Text tone="soft">{signIn.lead}</Text>
            </Stack>
            <TextField autoComplete="username" isRequired label={signIn.userName} name="userName" />
            <TextField
              autoComplete="current-password"
              error={error ?? undefined}
              ref={password}
              isRequired
              label={signIn.password}
              name="password"
              type="password"
            />
            <Button busyLabel={signIn.busy} isBusy={isBusy} isFullWidth size="lg" type="submit">
              {signIn.submit}
            </Button>
            <Text look="caption" tone="muted">
              {signIn.lost}
            </Text>
          </Stack>
        </form>
      </main>
      <div aria-hidden className={styles.picture}>
        <PlaceholderDrawing name="terminal" />
      </div>
    </div>
  );
}
