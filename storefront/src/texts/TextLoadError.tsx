import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Container, Section } from '@elvora/design-system/layout';

interface TextLoadErrorProps {
  /** Name of the text that could not be loaded. */
  title: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Placeholder for a text that could not be loaded. */
export function TextLoadError({ title, onRetry, isRetrying }: TextLoadErrorProps) {
  return (
    <Section rhythm="catalogue">
      <Container>
        <ErrorPanel
          isRetrying={isRetrying}
          onRetry={onRetry}
          text="Check the connection and try again."
          title={title}
        />
      </Container>
    </Section>
  );
}
