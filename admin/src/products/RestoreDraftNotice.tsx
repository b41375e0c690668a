import { Button } from '@elvora/design-system/Button';
import { Text } from '@elvora/design-system/Text';
import { texts } from '../texts.ts';
import * as styles from './noticeStrip.css.ts';

export interface RestoreDraftNoticeProps {
  /** When it was kept: '21 November 2026, 10:42'. */
  savedAtText: string;
  isDisabled: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** What was typed before the tab was closed, to go on with or to drop. */
export function RestoreDraftNotice({
  savedAtText,
  isDisabled,
  onRestore,
  onDiscard,
}: RestoreDraftNoticeProps) {
  const { products } = texts;
  return (
    <section aria-label={products.draft} className={styles.root}>
      <Text isInline variant="bodySm">
        {products.draftFrom(savedAtText)}
      </Text>
      <span className={styles.actions}>
        <Button isDisabled={isDisabled} onPress={onRestore} size="sm" tone="secondary">
          {products.restoreDraft}
        </Button>
        <Button isDisabled={isDisabled} onPress={onDiscard} size="sm" tone="ghost">
          {products.dropDraft}
        </Button>
      </span>
    </section>
  );
}
