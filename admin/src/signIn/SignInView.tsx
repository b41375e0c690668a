import { BrandMark } from '@elvora/design-system/BrandMark';
import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import { PlaceholderDrawing } from '@elvora/design-system/PlaceholderDrawing';
import { Text } from '@elvora/design-system/Text';
import { texts } from '../texts.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';
import * as styles from './SignInView.css.ts';

export type SignInViewProps = Omit<SignInFormProps, 'userName'>;

/** Asks staff who they are. */
export function SignInView(props: SignInViewProps) {
  const { signIn } = texts;
  return (
    <div className={styles.root}>
      <main className={styles.main}>
        <BrandMark name="ELVORA" />
        <div className={styles.form}>
          <Stack gap="3">
            <Stack gap="1">
              <Heading level={1}>{signIn.heading}</Heading>
              <Text tone="soft">{signIn.lead}</Text>
            </Stack>
            <SignInForm {...props} />
            <Text look="caption" tone="muted">
              {signIn.lost}
            </Text>
          </Stack>
        </div>
      </main>
      <div aria-hidden className={styles.picture}>
        <PlaceholderDrawing name="terminal" />
      </div>
    </div>
  );
}
