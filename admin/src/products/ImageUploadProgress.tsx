import { Button } from '@elvora/design-system/Button';
import { ProgressBar } from '@elvora/design-system/ProgressBar';
import { Text } from '@elvora/design-system/Text';
import { texts } from '../texts.ts';
import * as styles from './noticeStrip.css.ts';

export interface ImageUploadProgressProps {
  count: number;
  /** From 0 to 1. */
  progress: number;
  onStop: () => void;
}

/** How far new images are while another step than theirs is shown, and the way to stop them. */
export function ImageUploadProgress({ count, progress, onStop }: ImageUploadProgressProps) {
  const { products } = texts;
  const label = products.sending(count);
  return (
    <section aria-label={label} className={styles.root}>
      <Text isInline variant="bodySm">
        {label}
      </Text>
      <span className={styles.progress}>
        <ProgressBar label={label} value={progress * 100} />
      </span>
      <Button onPress={onStop} size="sm" tone="secondary">
        {products.stopSending}
      </Button>
    </section>
  );
}
