import type { CategoryDraft } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { FormDialog } from '@elvora/design-system/Dialog';
import { IconUpload } from '@elvora/design-system/Icon';
import { Picture, type PictureSource } from '@elvora/design-system/Picture';
import { Select } from '@elvora/design-system/Select';
import { TextField } from '@elvora/design-system/TextField';
import { useEffect, useMemo, useRef } from 'react';
import { EditConflict, type EditConflictProps } from '../layout/EditConflict.tsx';
import { texts } from '../texts.ts';
import type { ParentOption } from './categoryDraftOps.ts';
import * as styles from './CategoryDialogView.css.ts';

export interface CategoryDialogViewProps {
  /** By case (S-282): a main category, one below another, or a change. */
  title: string;
  submitLabel: string;
  draft: CategoryDraft;
  parents: readonly ParentOption[];
  /** While editing it stays where it is (S-286). */
  isParentFixed: boolean;
  /** What the image field shows; null while it is empty. */
  preview: PictureSource | null;
  errors: { name?: string; parent?: string; image?: string };
  isSaving: boolean;
  isUploading: boolean;
  /** Somebody else was faster. */
  conflict: Omit<EditConflictProps, 'isBusy'> | null;
  onChange: (draft: CategoryDraft) => void;
  onUpload: (file: File) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Stands for no parent: no category can be called so. */
const noParentValue = '.';

const toSelectOptions = (parents: readonly ParentOption[]) =>
  parents.map(({ name, label }) => ({ value: name ?? noParentValue, label }));

/** Makes or changes a category (S-282…S-289); the picture may be uploaded in place (D-55). */
export function CategoryDialogView(props: CategoryDialogViewProps) {
  const { draft, parents, isParentFixed, errors, isSaving, isUploading, conflict, onChange } = props;
  const { categories } = texts;
  const name = useRef<HTMLInputElement>(null);
  const image = useRef<HTMLInputElement>(null);
  useEffect(
    function goToTheProblem() {
      if (errors.name !== undefined) name.current?.focus();
      else if (errors.image !== undefined) image.current?.focus();
    },
    [errors],
  );

  const options = useMemo(() => toSelectOptions(parents), [parents]);

  return (
    <FormDialog
      busyLabel={categories.saving}
      cancelLabel={texts.write.cancel}
      initialFocus={name}
      isBusy={isSaving}
      isOpen
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
      <Select
        error={errors.parent}
        hint={isParentFixed ? categories.parentIsFixed : undefined}
        isDisabled={isParentFixed}
        label={categories.parent}
        name="cparentname"
        onChange={(value) => onChange({ ...draft, parentName: value === noParentValue ? null : value })}
        options={options}
        value={draft.parentName ?? noParentValue}
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
        action={<Upload isBusy={isUploading} onUpload={props.onUpload} />}
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
      {props.preview && (
        <div className={styles.preview}>
          <Picture alt={categories.imagePreview} sizes="96px" source={props.preview} />
        </div>
      )}
    </FormDialog>
  );
}

function Upload({ isBusy, onUpload }: { isBusy: boolean; onUpload: (file: File) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        accept="image/*"
        aria-hidden
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onUpload(file);
          // The same file can be picked again (S-336).
          event.target.value = '';
        }}
        ref={picker}
        tabIndex={-1}
        type="file"
      />
      <Button
        busyLabel={texts.categories.uploading}
        icon={IconUpload}
        isBusy={isBusy}
        onPress={() => picker.current?.click()}
        tone="secondary"
      >
        {texts.categories.upload}
      </Button>
    </>
  );
}
