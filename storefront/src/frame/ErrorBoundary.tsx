import { Button, ButtonLink } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { Container, Inline, Section } from '@elvora/design-system/layout';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { paths } from '../paths.ts';
import { RouteLoadError } from '../router/routeModules.ts';

interface ErrorBoundaryProps {
  /** A new page is a new try. */
  pageKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | null;
  /** The page that broke. */
  brokenKey: string | null;
}

/** Keeps a page that breaks from taking header and footer with it, and offers a way on (O92). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, brokenKey: null };

  static getDerivedStateFromProps(
    { pageKey }: ErrorBoundaryProps,
    { error, brokenKey }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (error === null) return null;
    if (brokenKey === null) return { error, brokenKey: pageKey };
    return brokenKey === pageKey ? null : { error: null, brokenKey: null };
  }

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error, brokenKey: null };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('A page broke.', error, componentStack);
  }

  private tryAgain = () => {
    // A file that is gone stays gone for this page; the page of a newer release knows the new one.
    if (this.state.error instanceof RouteLoadError) window.location.reload();
    else this.setState({ error: null, brokenKey: null });
  };

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <Section rhythm="catalogue">
        <Container>
          <EmptyState
            action={
              <Inline distribute="center">
                <Button onPress={this.tryAgain} tone="secondary">
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
