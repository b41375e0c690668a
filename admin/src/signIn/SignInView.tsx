import { BrandMark } from '@elvora/design-system/BrandMark';
import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import { Text } from '@elvora/design-system/Text';
import { texts } from '../texts.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';
import * as styles from './SignInView.css.ts';
import terminalBlocks from './terminalBlocks.webp';

export interface SignInViewProps extends Omit<SignInFormProps, 'userName'> {
  /** The time in milliseconds since 1970. */
  now: number;
}

/** Asks staff who they are. */
export function SignInView({ now, ...form }: SignInViewProps) {
  const { signIn } = texts;
  return (
    <div className={styles.root}>
      <main className={styles.main}>
        <div className={styles.brand}>
          <BrandMark name="ELVORA" />
          <Text isInline tone="muted">
            {signIn.area}
          </Text>
        </div>
        <div className={styles.form}>
          <Stack gap="4">
            <Stack gap="1">
              <Heading level={1} variant="heading2">
                {signIn.heading}
              </Heading>
              <Text tone="soft">{signIn.lead}</Text>
            </Stack>
            <Stack gap="3">
              <SignInForm {...form} />
              <Text variant="caption" tone="muted">
                {signIn.lost}
              </Text>
            </Stack>
          </Stack>
        </div>
        <Text variant="caption" tone="muted">
          {signIn.copyright(new Date(now).getFullYear())}
        </Text>
      </main>
      <div aria-hidden className={styles.picture}>
        {/* Small screens do without, and do not load it. */}
        <img alt="" className={styles.shot} height={1280} loading="lazy" src={terminalBlocks} width={1280} />
      </div>
    </div>
  );
}
