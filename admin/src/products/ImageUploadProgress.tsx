import { Button } from '@elvora/design-system/Button';
import { NoticeStrip } from '@elvora/design-system/NoticeStrip';
import { texts } from '../texts.ts';

export interface ImageUploadProgressProps {
  count: number;
  /** From 0 to 1. */
  progress: number;
  onStop: () => void;
}

/** Progress of the image upload while another step is shown, with a button to stop it. */
export function ImageUploadProgress({ count, progress, onStop }: ImageUploadProgressProps) {
  const { products } = texts;
  return (
    <NoticeStrip
      actions={
        <Button onPress={onStop} size="sm" tone="secondary">
          {products.stopSending}
        </Button>
      }
      progress={progress}
      text={products.sending(count)}
    />
  );
}
