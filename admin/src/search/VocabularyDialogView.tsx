import { type VocabularyDraft, vocabularyLengths } from '@elvora/catalogue/model';
import { Callout } from '@elvora/design-system/Callout';
import { FormDialog } from '@elvora/design-system/Dialog';
import { TextField } from '@elvora/design-system/TextField';
import { texts } from '../texts.ts';

export interface VocabularyDialogViewProps {
  isNew: boolean;
  draft: VocabularyDraft;
  errors: { typed?: string; meaning?: string };
  /** What somebody else has saved meanwhile; null without a conflict. */
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
    <FormDialog
      busyLabel={texts.write.saving}
      cancelLabel={texts.write.cancel}
      isBusy={isBusy}
      isOpen
      onClose={props.onClose}
      onSubmit={props.onSubmit}
      submitLabel={isNew ? search.add[draft.kind] : search.save}
      title={isNew ? search.add[draft.kind] : search.edit[draft.kind]}
    >
      {conflict && <Callout isStatus text={search.conflict(conflict.typed, conflict.meaning)} />}
      <TextField
        autoComplete="off"
        error={errors.typed}
        hint={fields.typedHint}
        isRequired
        label={fields.typed}
        maxLength={lengths.typed}
        onChange={(typed) => onChange({ ...draft, typed })}
        value={draft.typed}
      />
      <TextField
        autoComplete="off"
        error={errors.meaning}
        hint={fields.meaningHint}
        isRequired
        label={fields.meaning}
        maxLength={lengths.meaning}
        onChange={(meaning) => onChange({ ...draft, meaning })}
        value={draft.meaning}
      />
    </FormDialog>
  );
}
