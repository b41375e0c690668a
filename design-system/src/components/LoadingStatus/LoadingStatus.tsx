import { Spinner } from '../Spinner/index.ts';
import { Text } from '../Text/index.ts';

export interface LoadingStatusProps {
  /** Names the content: 'Loading products...'. */
  text: string;
}

/** Announces and shows that content is loading. */
export function LoadingStatus({ text }: LoadingStatusProps) {
  return (
    <div data-component="LoadingStatus" role="status">
      <Text isInline tone="muted">
        <Spinner /> {text}
      </Text>
    </div>
  );
}
