import { Inline } from '../../layout/index.ts';
import { Button } from '../Button/index.ts';
import { IconPrinter, IconSend } from '../Icon/index.ts';
import * as styles from './ShareActions.css.ts';

export interface ShareActionsProps {
  onShare: () => void;
  onPrint: () => void;
  /** @default { share: 'Share', print: 'Print' } */
  labels?: { share: string; print: string };
}

const defaultLabels = { share: 'Share', print: 'Print' };

/** Share and print buttons. Hidden without JavaScript and in print. */
export function ShareActions({ onShare, onPrint, labels = defaultLabels }: ShareActionsProps) {
  return (
    <div className={styles.root} data-component="ShareActions">
      <Inline gap="1">
        <Button icon={IconSend} onPress={onShare} size="sm" tone="ghost">
          {labels.share}
        </Button>
        <Button icon={IconPrinter} onPress={onPrint} size="sm" tone="ghost">
          {labels.print}
        </Button>
      </Inline>
    </div>
  );
}
