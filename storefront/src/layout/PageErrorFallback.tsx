import { Button, ButtonLink } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { Container, Inline, Section } from '@elvora/design-system/layout';
import { paths } from '../site/paths.ts';

/** Replaces a page that could not be rendered, with links to go on (O92). */
export function PageErrorFallback({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Section rhythm="catalogue">
      <Container>
        <EmptyState
          action={
            <Inline justify="center">
              <Button onPress={onTryAgain} tone="secondary">
                Try again
              </Button>
              <ButtonLink href={paths.home} tone="secondary">
                Go to the home page
              </ButtonLink>
            </Inline>
          }
          text="The rest of the site works."
          title="This page could not be shown."
        />
      </Container>
    </Section>
  );
}
