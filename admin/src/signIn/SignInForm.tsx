import { Button } from '@elvora/design-system/Button';
import { Checkbox } from '@elvora/design-system/Checkbox';
import { Stack } from '@elvora/design-system/layout';
import { TextField } from '@elvora/design-system/TextField';
import { type FormEvent, useEffect, useRef } from 'react';
import type { Credentials } from '../data/useSession.ts';
import { texts } from '../texts.ts';

export interface SignInFormProps {
  /** Why the last attempt failed. */
  error: string | null;
  isBusy: boolean;
  /** Asks for the code of the second factor, too. @default false */
  isCodeNeeded?: boolean;
  /** Prefilled name of the previous user. */
  userName?: string;
  onSubmit: (credentials: Credentials) => void;
}

/** Sign-in form; keeps its values after a failed attempt. */
export function SignInForm({ error, isBusy, isCodeNeeded = false, userName, onSubmit }: SignInFormProps) {
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  useEffect(
    function focusNextField() {
      if (isCodeNeeded) code.current?.focus();
      else if (error !== null || userName !== undefined) password.current?.focus();
    },
    [error, isCodeNeeded, userName],
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    onSubmit({
      userName: String(fields.get('userName')),
      password: String(fields.get('password')),
      isPersistent: fields.has('isPersistent'),
      ...(isCodeNeeded && { code: String(fields.get('code')) }),
    });
  };
  const { signIn } = texts;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="3">
        <Stack gap="2">
          <TextField
            autoComplete="username"
            defaultValue={userName}
            isRequired
            label={signIn.userName}
            name="userName"
          />
          <TextField
            autoComplete="current-password"
            error={(!isCodeNeeded && error) || undefined}
            isRequired
            label={signIn.password}
            name="password"
            ref={password}
            type="password"
          />
          {isCodeNeeded && (
            <TextField
              autoComplete="one-time-code"
              error={error ?? undefined}
              hint={signIn.codeHint}
              isRequired
              label={signIn.code}
              name="code"
              ref={code}
            />
          )}
          <Checkbox hint={signIn.stayHint} label={signIn.stay} name="isPersistent" />
        </Stack>
        <Button busyLabel={signIn.busy} isBusy={isBusy} isFullWidth size="lg" type="submit">
          {signIn.submit}
        </Button>
      </Stack>
    </form>
  );
}
