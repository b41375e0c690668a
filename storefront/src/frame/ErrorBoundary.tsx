import { Button, ButtonLink } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { Container, Inline, Section } from '@elvora/design-system/layout';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { paths } from '../paths.ts';

interface ErrorBoundaryProps {
  /** A new page is a new try. */
  pageKey: string;
  children: ReactNode;
}

/** Keeps a page that breaks from taking header and footer with it, and offers a way on (O92). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { brokenKey: string | null }> {
  override state = { brokenKey: null };

  static getDerivedStateFromProps(
    { pageKey }: ErrorBoundaryProps,
    { brokenKey }: { brokenKey: string | null },
  ) {
    return brokenKey === '' ? { brokenKey: pageKey } : null;
  }

  static getDerivedStateFromError() {
    return { brokenKey: '' };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('A page broke.', error, componentStack);
  }

  override render() {
    if (this.state.brokenKey !== this.props.pageKey) return this.props.children;
    return (
      <Section rhythm="catalogue">
        <Container>
          <EmptyState
            action={
              <Inline distribute="center">
                <Button onPress={() => this.setState({ brokenKey: null })} tone="secondary">
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
}
