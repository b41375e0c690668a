import { Button } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { Stack } from '@elvora/design-system/layout';
import { Text } from '@elvora/design-system/Text';
import { useSignIn } from '../data/useSession.ts';
import { texts } from '../texts.ts';
import { SignInForm } from './SignInForm.tsx';

export interface SessionExpiredDialogProps {
  isOpen: boolean;
  /** Name of the user whose session has expired. */
  userName: string;
  /** Opens the sign-in page instead and discards the typed values. */
  onGoToSignIn: () => void;
}

/** Asks to sign in again over the current page, which keeps everything typed (D-07). */
export function SessionExpiredDialog({ isOpen, userName, onGoToSignIn }: SessionExpiredDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onGoToSignIn}
      startAction={
        <Button onPress={onGoToSignIn} tone="ghost">
          {texts.signIn.leave}
        </Button>
      }
      title={texts.signIn.again}
    >
      <SessionSignInForm userName={userName} />
    </Dialog>
  );
}

/** A separate component, so that its state is reset each time the dialog opens. */
function SessionSignInForm({ userName }: Pick<SessionExpiredDialogProps, 'userName'>) {
  const { submit, ...state } = useSignIn();
  return (
    <Stack gap="2">
      <Text tone="soft">{texts.signIn.againLead}</Text>
      <SignInForm {...state} onSubmit={submit} userName={userName} />
    </Stack>
  );
}
