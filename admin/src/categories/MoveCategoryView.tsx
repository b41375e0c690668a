import { Button } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { Stack } from '@elvora/design-system/layout';
import { Select } from '@elvora/design-system/Select';
import { Text } from '@elvora/design-system/Text';
import { useRef } from 'react';
import { texts } from '../texts.ts';
import type { ParentOption } from './categoryDraftOps.ts';

export interface MoveCategoryViewProps {
  name: string;
  parentName: string | null;
  parents: readonly ParentOption[];
  isBusy: boolean;
  onChange: (parentName: string | null) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Stands for no parent: no category can be called so. */
const root = '.';

/** Where a category goes, with everything below it. */
export function MoveCategoryView(props: MoveCategoryViewProps) {
  const { name, parentName, parents, isBusy } = props;
  const { categories } = texts;
  const select = useRef<HTMLSelectElement>(null);
  return (
    <Dialog
      actions={
        <>
          <Button isDisabled={isBusy} onPress={props.onClose} tone="ghost">
            {texts.write.cancel}
          </Button>
          <Button busyLabel={categories.moving} isBusy={isBusy} onPress={props.onSubmit}>
            {categories.moveConfirm}
          </Button>
        </>
      }
      initialFocus={select}
      isBusy={isBusy}
      isOpen
      onClose={props.onClose}
      title={categories.move}
    >
      <Stack gap="2">
        <Text tone="soft">{categories.moveLead(name)}</Text>
        <Select
          label={categories.parent}
          onChange={(value) => props.onChange(value === root ? null : value)}
          options={parents.map((parent) => ({ value: parent.name ?? root, label: parent.label }))}
          ref={select}
          value={parentName ?? root}
        />
      </Stack>
    </Dialog>
  );
}
