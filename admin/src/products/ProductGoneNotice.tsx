import { Button } from '@elvora/design-system/Button';
import { NoticeStrip } from '@elvora/design-system/NoticeStrip';
import { texts } from '../texts.ts';

export interface ProductGoneNoticeProps {
  isDisabled: boolean;
  onSaveAsNew: () => void;
  /** Copies the form as text. */
  onCopy: () => void;
}

/** Reports that another user has deleted the product, and offers ways to keep the typed values. */
export function ProductGoneNotice({ isDisabled, onSaveAsNew, onCopy }: ProductGoneNoticeProps) {
  const { products } = texts;
  return (
    <div role="alert">
      <NoticeStrip
        actions={
          <>
            <Button isDisabled={isDisabled} onPress={onSaveAsNew} size="sm" tone="secondary">
              {products.saveAsNew}
            </Button>
            <Button isDisabled={isDisabled} onPress={onCopy} size="sm" tone="ghost">
              {products.copyText}
            </Button>
          </>
        }
        label={products.gone}
        text={products.goneText}
      />
    </div>
  );
}
