import { type VocabularyDraft, vocabularyLengths } from '@elvora/catalogue/model';
import { Callout } from '@elvora/design-system/Callout';
import { TextField } from '@elvora/design-system/TextField';
import { AdminFormDialog } from '../page/AdminFormDialog.tsx';
import { texts } from '../texts.ts';

export interface VocabularyDialogViewProps {
  isNew: boolean;
  draft: VocabularyDraft;
  errors: { typed?: string; meaning?: string };
  /** The version another user has saved in the meantime; null without a conflict. */
  conflict: VocabularyDraft | null;
  isBusy: boolean;
  onChange: (draft: VocabularyDraft) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Form of a synonym or a cross-reference. */
export function VocabularyDialogView(props: VocabularyDialogViewProps) {
  const { isNew, draft, errors, conflict, isBusy, onChange } = props;
  const { search } = texts;
  const fields = search.fields[draft.kind];
  const lengths = vocabularyLengths[draft.kind];
  return (
    <AdminFormDialog
      isBusy={isBusy}
      onClose={props.onClose}
      onSubmit={props.onSubmit}
      submitLabel={isNew ? search.add[draft.kind] : search.save}
      title={isNew ? search.add[draft.kind] : search.edit[draft.kind]}
    >
      {conflict && <Callout isStatus text={search.conflict(conflict.typed, conflict.meaning)} />}
      {(['typed', 'meaning'] as const).map((name) => (
        <TextField
          autoComplete="off"
          error={errors[name]}
          hint={fields[`${name}Hint`]}
          isRequired
          key={name}
          label={fields[name]}
          maxLength={lengths[name]}
          onChange={(text) => onChange({ ...draft, [name]: text })}
          value={draft[name]}
        />
      ))}
    </AdminFormDialog>
  );
}
