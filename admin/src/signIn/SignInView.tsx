import { AuthLayout } from '@elvora/design-system/AuthLayout';
import { texts } from '../texts.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';
import terminalBlocks from './terminalBlocks.webp';

export interface SignInViewProps extends Omit<SignInFormProps, 'userName'> {
  /** Milliseconds since 1970. */
  now: number;
}

/** The sign-in page. */
export function SignInView({ now, ...form }: SignInViewProps) {
  const { signIn } = texts;
  return (
    <AuthLayout
      area={signIn.area}
      brand="ELVORA"
      footer={signIn.copyright(new Date(now).getFullYear())}
      lead={signIn.lead}
      note={signIn.lost}
      picture={{ src: terminalBlocks, width: 1280, height: 1280 }}
      title={signIn.heading}
    >
      <SignInForm {...form} />
    </AuthLayout>
  );
}
