import { currentVocabularyEntry, randomUuid } from '@elvora/catalogue/client';
import { problemsByField, validate, vocabularyInputSchema } from '@elvora/catalogue/contract';
import type { VocabularyDraft, VocabularyEntry } from '@elvora/catalogue/model';
import { useState } from 'react';
import { useVocabularyActions } from '../data/useVocabularyActions.ts';
import { VocabularyDialogView } from './VocabularyDialogView.tsx';
import type { VocabularyTask } from './vocabularyTask.ts';

interface VocabularyDialogProps {
  task: VocabularyTask;
  onClose: () => void;
}

/** Renders the form of a new or a changed synonym or cross-reference. */
export function VocabularyDialog({ task, onClose }: VocabularyDialogProps) {
  const actions = useVocabularyActions();
  const [draft, setDraft] = useState<VocabularyDraft>(task.kind === 'add' ? task.draft : task.entry);
  const [idempotencyKey, setIdempotencyKey] = useState(randomUuid);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [theirs, setTheirs] = useState<VocabularyEntry | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async () => {
    const { kind, typed, meaning } = draft;
    const checked = validate(vocabularyInputSchema, { kind, typed, meaning });
    if (!checked.isValid) {
      setErrors(problemsByField(checked.problems));
      return;
    }
    setErrors({});
    setBusy(true);
    const outcome =
      task.kind === 'add'
        ? await actions.create(checked.value, idempotencyKey)
        : await actions.update(theirs ?? task.entry, checked.value);
    setBusy(false);
    if (outcome.status === 'done') {
      onClose();
      return;
    }
    setErrors(outcome.error.fields);
    setTheirs((before) => currentVocabularyEntry(outcome.error) ?? before);
  };

  return (
    <VocabularyDialogView
      conflict={theirs}
      draft={draft}
      errors={errors}
      isBusy={isBusy}
      isNew={task.kind === 'add'}
      onChange={(changed) => {
        setDraft(changed);
        // Another payload is another request.
        setIdempotencyKey(randomUuid());
      }}
      onClose={onClose}
      onSubmit={() => void submit()}
    />
  );
}
