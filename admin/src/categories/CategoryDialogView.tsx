import { acceptedImageTypes } from '@elvora/catalogue/contract';
import type { CategoryDraft } from '@elvora/catalogue/model';
import { EditConflict, type EditConflictProps } from '@elvora/design-system/EditConflict';
import { FilePickerButton } from '@elvora/design-system/FilePickerButton';
import { IconUpload } from '@elvora/design-system/Icon';
import type { PictureSource } from '@elvora/design-system/Picture';
import { Select } from '@elvora/design-system/Select';
import { TextField } from '@elvora/design-system/TextField';
import { Thumbnail } from '@elvora/design-system/Thumbnail';
import { useEffect, useRef } from 'react';
import { AdminFormDialog } from '../page/AdminFormDialog.tsx';
import { texts } from '../texts.ts';
import type { ParentOption } from './categoryDraftOps.ts';
import { ParentSelect } from './ParentSelect.tsx';

export interface CategoryDialogViewProps {
  /** Depends on the task (S-282): a main category, a subcategory or an edit. */
  title: string;
  submitLabel: string;
  draft: CategoryDraft;
  parents: readonly ParentOption[];
  /** The parent cannot be changed while editing (S-286). */
  isParentFixed: boolean;
  /** Preview of the image field; null while it is empty. */
  preview: PictureSource | null;
  errors: { name?: string; parent?: string; image?: string };
  isSaving: boolean;
  isUploading: boolean;
  /** Another user has saved the category in the meantime. */
  conflict: Omit<EditConflictProps, 'isBusy'> | null;
  onChange: (draft: CategoryDraft) => void;
  onUpload: (file: File) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Form to create or edit a category (S-282…S-289); the picture can be uploaded in place (D-55). */
export function CategoryDialogView(props: CategoryDialogViewProps) {
  const { draft, parents, isParentFixed, errors, isSaving, isUploading, conflict, onChange } = props;
  const { categories } = texts;
  const name = useRef<HTMLInputElement>(null);
  const image = useRef<HTMLInputElement>(null);
  useEffect(
    function focusInvalidField() {
      if (errors.name !== undefined) name.current?.focus();
      else if (errors.image !== undefined) image.current?.focus();
    },
    [errors],
  );

  return (
    <AdminFormDialog
      busyLabel={categories.saving}
      initialFocus={name}
      isBusy={isSaving}
      onClose={props.onClose}
      onSubmit={() => !isUploading && props.onSubmit()}
      submitLabel={props.submitLabel}
      title={props.title}
      width={560}
    >
      {conflict && <EditConflict {...conflict} isBusy={isSaving} />}
      <TextField
        autoComplete="off"
        error={errors.name}
        isRequired
        label={categories.name}
        name="cname"
        onChange={(text) => onChange({ ...draft, name: text })}
        ref={name}
        value={draft.name}
      />
      <ParentSelect
        error={errors.parent}
        hint={isParentFixed ? categories.parentIsFixed : undefined}
        isDisabled={isParentFixed}
        name="cparentname"
        onChange={(parentName) => onChange({ ...draft, parentName })}
        parentName={draft.parentName}
        parents={parents}
      />
      <Select
        label={categories.status}
        name="cactive"
        onChange={(value) => onChange({ ...draft, isActive: value === '1' })}
        options={[
          { value: '1', label: categories.active },
          { value: '0', label: categories.inactive },
        ]}
        value={draft.isActive ? '1' : '0'}
      />
      <TextField
        action={
          <FilePickerButton
            accept={acceptedImageTypes}
            busyLabel={categories.uploading}
            icon={IconUpload}
            isBusy={isUploading}
            label={categories.upload}
            onSelect={props.onUpload}
          />
        }
        autoComplete="off"
        error={errors.image}
        hint={categories.imageHint}
        inputMode="url"
        label={categories.image}
        name="cimage"
        onChange={(text) => onChange({ ...draft, image: text })}
        placeholder={categories.imagePlaceholder}
        ref={image}
        spellCheck={false}
        value={draft.image}
      />
      {props.preview && <Thumbnail alt={categories.imagePreview} size={96} source={props.preview} />}
    </AdminFormDialog>
  );
}
