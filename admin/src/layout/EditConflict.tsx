import { Button } from '@elvora/design-system/Button';
import { type DiffRow, DiffTable } from '@elvora/design-system/DiffTable';
import { Heading } from '@elvora/design-system/Heading';
import { Inline, Stack } from '@elvora/design-system/layout';
import { Text } from '@elvora/design-system/Text';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';
import * as styles from './EditConflict.css.ts';

export interface EditConflictProps {
  /** Where the two sides differ: `before` is one's own, `after` what was saved meanwhile. */
  rows: readonly DiffRow[];
  /** A save is under way. @default false */
  isBusy?: boolean;
  /** Saves over what was saved meanwhile. */
  onKeepMine: () => void;
  /** Takes what was saved meanwhile into the form. */
  onKeepTheirs: () => void;
}

/** Two people have changed the same thing: both sides, and the choice. Nothing typed is lost before it is made. */
export function EditConflict({ rows, isBusy = false, onKeepMine, onKeepTheirs }: EditConflictProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(function takeFocus() {
    box.current?.focus();
  }, []);
  const { conflict } = texts;
  return (
    <section aria-label={conflict.title} className={styles.root} ref={box} tabIndex={-1}>
      <Stack gap="2">
        <Stack gap="0_5">
          <Heading level={3} variant="heading5">
            {conflict.title}
          </Heading>
          <Text variant="bodySm" tone="soft">
            {conflict.lead}
          </Text>
        </Stack>
        <DiffTable
          afterLabel={conflict.theirs}
          beforeLabel={conflict.mine}
          caption={conflict.title}
          fieldLabel={conflict.field}
          isSymmetric
          rows={rows}
        />
        <Inline>
          <Button isDisabled={isBusy} onPress={onKeepMine} size="sm" tone="secondary">
            {conflict.keepMine}
          </Button>
          <Button isDisabled={isBusy} onPress={onKeepTheirs} size="sm" tone="secondary">
            {conflict.keepTheirs}
          </Button>
        </Inline>
      </Stack>
    </section>
  );
}
