import { EditConflict, type EditConflictProps } from '@elvora/design-system/EditConflict';
import { Select } from '@elvora/design-system/Select';
import { Text } from '@elvora/design-system/Text';
import { useRef } from 'react';
import { AdminFormDialog } from '../page/AdminFormDialog.tsx';
import { texts } from '../texts.ts';
import type { ParentOption } from './categoryDraftOps.ts';

export interface MoveCategoryViewProps {
  name: string;
  parentName: string | null;
  parents: readonly ParentOption[];
  isBusy: boolean;
  conflict: Omit<EditConflictProps, 'isBusy'> | null;
  onChange: (parentName: string | null) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Option value for no parent; no category can have this name. */
const noParentValue = '.';

/** Dialog that moves a category with everything below it. */
export function MoveCategoryView(props: MoveCategoryViewProps) {
  const { name, parentName, parents, isBusy, conflict } = props;
  const { categories } = texts;
  const select = useRef<HTMLSelectElement>(null);
  return (
    <AdminFormDialog
      busyLabel={categories.moving}
      initialFocus={select}
      isBusy={isBusy}
      onClose={props.onClose}
      onSubmit={props.onSubmit}
      submitLabel={categories.moveConfirm}
      title={categories.move}
    >
      {conflict && <EditConflict {...conflict} isBusy={isBusy} />}
      <Text tone="soft">{categories.moveLead(name)}</Text>
      <Select
        label={categories.parent}
        onChange={(value) => props.onChange(value === noParentValue ? null : value)}
        options={parents.map((parent) => ({ value: parent.name ?? noParentValue, label: parent.label }))}
        ref={select}
        value={parentName ?? noParentValue}
      />
    </AdminFormDialog>
  );
}
