import { Button } from '@elvora/design-system/Button';
import { NoticeStrip } from '@elvora/design-system/NoticeStrip';
import { texts } from '../texts.ts';

export interface RestoreDraftNoticeProps {
  /** When the draft was saved: '21 November 2026, 10:42'. */
  savedAtText: string;
  isDisabled: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers a draft from before the tab was closed, to restore or to discard. */
export function RestoreDraftNotice(props: RestoreDraftNoticeProps) {
  const { savedAtText, isDisabled, onRestore, onDiscard } = props;
  const { products } = texts;
  return (
    <NoticeStrip
      actions={
        <>
          <Button isDisabled={isDisabled} onPress={onRestore} size="sm" tone="secondary">
            {products.restoreDraft}
          </Button>
          <Button isDisabled={isDisabled} onPress={onDiscard} size="sm" tone="ghost">
            {products.dropDraft}
          </Button>
        </>
      }
      label={products.draft}
      text={products.draftFrom(savedAtText)}
    />
  );
}
