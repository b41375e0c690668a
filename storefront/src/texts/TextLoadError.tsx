import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Container, Section } from '@elvora/design-system/layout';
import { errorHelpText } from '../site/errorHelp.ts';

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
        <ErrorPanel isRetrying={isRetrying} onRetry={onRetry} text={errorHelpText} title={title} />
      </Container>
    </Section>
  );
}
