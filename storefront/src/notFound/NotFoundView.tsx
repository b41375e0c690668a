import { ButtonLink } from '@elvora/design-system/Button';
import { Heading } from '@elvora/design-system/Heading';
import { IconSearch } from '@elvora/design-system/Icon';
import { Container, Inline, Section, Stack } from '@elvora/design-system/layout';
import { Text } from '@elvora/design-system/Text';
import { TextField } from '@elvora/design-system/TextField';
import { paths } from '../site/paths.ts';
import * as styles from './NotFoundView.css.ts';
import { OpenContactSymbol } from './OpenContactSymbol.tsx';

export interface NotFoundViewProps {
  /** What was not found. @default 'Page not found' */
  title?: string;
  /** The nearest way on. @default the products */
  link?: { label: string; href: string };
}

const productsLink = { label: 'Browse products', href: paths.products() };

/** A contact that does not close: nothing is at this address, and these are the ways on. */
export function NotFoundView({ title = 'Page not found', link = productsLink }: NotFoundViewProps) {
  return (
    <Section rhythm="story">
      <Container width="form">
        <Stack align="center" gap="4">
          <OpenContactSymbol />
          <div className={styles.textBlock}>
            <Stack gap="1_5">
              <Heading level={1} variant="displayLg">
                {title}
              </Heading>
              <Text variant="bodyLg" tone="soft">
                The address does not lead to a page. It may have been moved or renamed.
              </Text>
            </Stack>
          </div>
          <form action={paths.search()} className={styles.search} method="get" role="search">
            <TextField
              enterKeyHint="search"
              icon={IconSearch}
              isLabelHidden
              label="Search products and codes"
              name="query"
              placeholder="Search products and codes"
              type="search"
            />
          </form>
          <Inline justify="center" gap="1_5">
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
            <ButtonLink href={paths.home} tone="secondary">
              Go to the home page
            </ButtonLink>
          </Inline>
        </Stack>
      </Container>
    </Section>
  );
}
