import { useLayoutEffect, useRef } from 'react';
import { Inline, Stack } from '../../layout/index.ts';
import { Button } from '../Button/index.ts';
import { type DiffRow, DiffTable } from '../DiffTable/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './EditConflict.css.ts';
import { type EditConflictLabels, editConflictLabels } from './editConflictLabels.ts';

export interface EditConflictProps {
  /** Conflicting fields: `before` is the user's own value, `after` the one saved in the meantime. */
  rows: readonly DiffRow[];
  /** A save is in progress. @default false */
  isBusy?: boolean;
  /** Overwrites the version saved in the meantime. */
  onKeepMine: () => void;
  /** Replaces the form's values with the version saved in the meantime. */
  onKeepTheirs: () => void;
  labels?: Partial<EditConflictLabels>;
}

/**
 * Resolves an edit conflict: compares both versions and lets the user keep one. Takes the focus, and restores
 * it at the end.
 */
export function EditConflict(props: EditConflictProps) {
  const { rows, isBusy = false, onKeepMine, onKeepTheirs } = props;
  const labels = { ...editConflictLabels, ...props.labels };
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(function takeFocus() {
    const section = root.current;
    const before = document.activeElement;
    section?.focus();
    return () => {
      const { activeElement, body } = document;
      // A disabled button has lost its focus to the body.
      const isFocusHere = activeElement === body || section?.contains(activeElement);
      if (isFocusHere && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <section
      aria-label={labels.title}
      className={styles.root}
      data-component="EditConflict"
      ref={root}
      tabIndex={-1}
    >
      <Stack gap="2">
        <Stack gap="0_5">
          <Heading level={3} variant="heading5">
            {labels.title}
          </Heading>
          <Text variant="bodySm" tone="soft">
            {labels.lead}
          </Text>
        </Stack>
        <DiffTable
          afterLabel={labels.theirs}
          beforeLabel={labels.mine}
          caption={labels.title}
          fieldLabel={labels.field}
          isSymmetric
          rows={rows}
        />
        <Inline>
          <Button isDisabled={isBusy} onPress={onKeepMine} size="sm" tone="secondary">
            {labels.keepMine}
          </Button>
          <Button isDisabled={isBusy} onPress={onKeepTheirs} size="sm" tone="secondary">
            {labels.keepTheirs}
          </Button>
        </Inline>
      </Stack>
    </section>
  );
}
