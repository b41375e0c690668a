import { Button } from '../Button/index.ts';
import { IconAlertCircleFilled } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { AddSizeButton, type AddSizeProps } from './AddSizeButton.tsx';
import type { SpecRowAction } from './specRowAction.ts';
import * as styles from './SpecRowEnd.css.ts';
import type { SpecTableLabels } from './specTableLabels.ts';

interface SpecRowEndProps {
  size: AddSizeProps;
  /** Links the list once the code has been added. */
  list?: SpecRowAction['list'] | undefined;
  labels: SpecTableLabels;
}

/** The button of a row's only code, and its quantity on the list. */
export function SpecRowEnd({ size, list, labels }: SpecRowEndProps) {
  const { quantity } = size;
  return (
    <span className={styles.root}>
      {quantity > 0 && <span className={list ? styles.added : styles.listed}>{labels.listed(quantity)}</span>}
      {quantity > 0 && list && (
        <span className={styles.wide}>
          <Link href={list.href} isStandalone>
            {list.label}
          </Link>
        </span>
      )}
      <AddSizeButton {...size} />
    </span>
  );
}

interface NotLoadedProps {
  onTryAgain: () => void;
  labels: SpecTableLabels;
}

/** Replaces quantity and action that could not be loaded. */
export function NotLoaded({ onTryAgain, labels }: NotLoadedProps) {
  return (
    <span className={styles.failed} role="alert">
      <IconAlertCircleFilled size={16} />
      {labels.notLoaded}
      <Button onPress={onTryAgain} size="sm" tone="secondary">
        {labels.tryAgain}
      </Button>
    </span>
  );
}
