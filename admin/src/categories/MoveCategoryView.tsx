import { EditConflict, type EditConflictProps } from '@elvora/design-system/EditConflict';
import { Text } from '@elvora/design-system/Text';
import { useRef } from 'react';
import { AdminFormDialog } from '../page/AdminFormDialog.tsx';
import { texts } from '../texts.ts';
import type { ParentOption } from './categoryDraftOps.ts';
import { ParentSelect } from './ParentSelect.tsx';

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
      <ParentSelect onChange={props.onChange} parentName={parentName} parents={parents} ref={select} />
    </AdminFormDialog>
  );
}
