import { ButtonLink } from '@elvora/design-system/Button';
import { Heading } from '@elvora/design-system/Heading';
import { Container, Inline, Section, Stack } from '@elvora/design-system/layout';
import { Text } from '@elvora/design-system/Text';
import { paths } from '../paths.ts';
import { OpenContact } from './OpenContact.tsx';

export interface NotFoundViewProps {
  /** What was not found. @default 'Page not found' */
  title?: string;
  /** The nearest way on. @default the products */
  wayOn?: { label: string; href: string };
}

const toProducts = { label: 'Browse products', href: paths.products() };

/** A contact that does not close: nothing is at this address, and these are the ways on. */
export function NotFoundView({ title = 'Page not found', wayOn = toProducts }: NotFoundViewProps) {
  return (
    <Section rhythm="story">
      <Container width="form">
        <Stack align="center" gap="3">
          <OpenContact />
          <Heading level={1}>{title}</Heading>
          <Text tone="soft">This page does not exist or has moved.</Text>
          <Inline distribute="center" gap="1_5">
            <ButtonLink href={wayOn.href}>{wayOn.label}</ButtonLink>
            <ButtonLink href={paths.home} tone="secondary">
              Go to the home page
            </ButtonLink>
          </Inline>
        </Stack>
      </Container>
    </Section>
  );
}
