import { Container, Section } from '@elvora/design-system/layout';
import { Text } from '@elvora/design-system/Text';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface SectionErrorBoundaryProps {
  children: ReactNode;
  /** Rendered instead of the children after an error. @default a section with an error message */
  fallback?: ReactNode;
  /** A new key renders the children again. */
  resetKey?: string;
}

/**
 * Keeps an error in one part of a page from failing the others (O65). On the server only a Suspense boundary catches
 * errors: its fallback is sent, and the browser renders the part again.
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

/** Fallback for a part smaller than a section. */
export const inlineErrorFallback = <Text tone="muted">This part of the page could not be shown.</Text>;

const sectionErrorFallback = (
  <Section>
    <Container>{inlineErrorFallback}</Container>
  </Section>
);
