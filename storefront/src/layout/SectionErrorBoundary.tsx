import { Container, Section } from '@elvora/design-system/layout';
import { Text } from '@elvora/design-system/Text';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface SectionErrorBoundaryProps {
  children: ReactNode;
  /** What stands in its place when it breaks. @default a section that says so */
  fallback?: ReactNode;
  /** With another one, there is a new try. */
  resetKey?: string;
}

/**
 * A part of a page that breaks alone (O65). On the server nothing but a suspense boundary catches what a component
 * throws: its fallback goes out, and the browser tries the part again.
 */
export function SectionErrorBoundary({
  children,
  fallback = sectionErrorFallback,
  resetKey = '',
}: SectionErrorBoundaryProps) {
  return (
    <ErrorBoundary fallback={() => fallback} resetKey={resetKey}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** In the place of something smaller than a section. */
export const inlineErrorFallback = <Text tone="muted">This part of the page could not be shown.</Text>;

const sectionErrorFallback = (
  <Section>
    <Container>{inlineErrorFallback}</Container>
  </Section>
);
