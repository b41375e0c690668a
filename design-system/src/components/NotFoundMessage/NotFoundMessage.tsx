import type { ReactNode } from 'react';
import { Stack } from '../../layout/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { OpenContactSymbol } from './OpenContactSymbol.tsx';
import * as styles from './NotFoundMessage.css.ts';

export interface NotFoundMessageProps {
  /** Heading of the page. */
  title: string;
  /** Likely reasons. */
  text: string;
  /** Below the drawing. @default 'Open contact, 404' */
  caption?: string;
  /** Search field and links to other pages, in one column. */
  children: ReactNode;
}

/** Content of the 404 page: drawing, message and links to other pages. */
export function NotFoundMessage({
  title,
  text,
  caption = 'Open contact, 404',
  children,
}: NotFoundMessageProps) {
  return (
    <div data-component="NotFoundMessage">
      <Stack align="center" gap="4">
        <OpenContactSymbol caption={caption} />
        <div className={styles.text}>
          <Stack gap="1_5">
            <Heading level={1} variant="displayLg">
              {title}
            </Heading>
            <Text variant="bodyLg" tone="soft">
              {text}
            </Text>
          </Stack>
        </div>
        {children}
      </Stack>
    </div>
  );
}
