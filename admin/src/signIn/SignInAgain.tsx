import { Button } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { Stack } from '@elvora/design-system/layout';
import { Text } from '@elvora/design-system/Text';
import { useSignIn } from '../data/useSession.ts';
import { texts } from '../texts.ts';
import { SignInForm } from './SignInForm.tsx';

export interface SignInAgainProps {
  isOpen: boolean;
  /** Who was signed in until now. */
  userName: string;
  /** Goes to the sign-in page instead; what was typed is given up. */
  onLeave: () => void;
}

/** Over the page as it is when its session has ended: everything typed stays (D-07). */
export function SignInAgain({ isOpen, userName, onLeave }: SignInAgainProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onLeave}
      startAction={
        <Button onPress={onLeave} tone="ghost">
          {texts.signIn.leave}
        </Button>
      }
      title={texts.signIn.again}
    >
      <Form userName={userName} />
    </Dialog>
  );
}

/** Begins anew each time the dialog opens. */
function Form({ userName }: Pick<SignInAgainProps, 'userName'>) {
  const { submit, ...state } = useSignIn();
  return (
    <Stack gap="2">
      <Text tone="soft">{texts.signIn.againLead}</Text>
      <SignInForm {...state} onSubmit={submit} userName={userName} />
    </Stack>
  );
}
