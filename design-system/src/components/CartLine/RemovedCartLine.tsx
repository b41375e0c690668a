import type { Ref } from 'react';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CartLine.css.ts';
import { type CartLineLabels, cartLineLabels } from './cartLineLabels.ts';

export interface RemovedCartLineProps {
  /** Name of the removed item. */
  name: string;
  onUndo: () => void;
  /** Ref of the undo button, for focus management. */
  undoRef?: Ref<HTMLButtonElement>;
  labels?: Partial<CartLineLabels>;
}

/** Replaces a removed line and undoes the removal. */
export function RemovedCartLine({ name, onUndo, undoRef, labels: overrides }: RemovedCartLineProps) {
  const labels = { ...cartLineLabels, ...overrides };
  return (
    <div className={styles.removed} data-component="RemovedCartLine">
      <Text isInline tone="muted" variant="bodySm">
        {labels.removed(name)}
      </Text>
      <Button onPress={onUndo} ref={undoRef} size="sm" tone="ghost">
        {labels.undo}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </div>
  );
}
