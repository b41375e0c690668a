import type { FormsClient } from '@elvora/catalogue/client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { distributor as meta } from '../content/meta.json';
import { useLine } from '../data/DataContext.tsx';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';
import { useAnsweredForm } from '../data/AnsweredFormProvider.tsx';
import { paths } from '../paths.ts';
import { DistributorView } from './DistributorView.tsx';
import { discardDraft, type Draft, draftStore, saveDraft } from './draft.ts';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Distributor' }];

const time = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hour12: false });
const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  hour12: false,
});

/** The application of a dealer: sent to the office, or kept in this browser for later (D-16). */
export function Route() {
  usePageDocument({ ...metaOf(meta), canonicalPath: paths.distributor, breadcrumbs });
  const loadLine = useLine();
  const draft = useSyncExternalStore(draftStore.subscribe, draftStore.current, () => null);
  // A draft of this visit is no find.
  const [isHandled, setHandled] = useState(false);
  const [resumed, setResumed] = useState<Draft | null>(null);
  const [note, setNote] = useState('');
  const answered = useAnsweredForm(paths.distributor);

  const send = useCallback<FormsClient['sendDistributor']>(
    async (form, options) => {
      const { forms } = await loadLine();
      const receipt = await forms.sendDistributor(form, options);
      discardDraft();
      return receipt;
    },
    [loadLine],
  );

  const keep = (values: Draft['values']) => {
    const saved = saveDraft(values, Date.now());
    setHandled(true);
    setNote(
      saved
        ? `Draft saved in this browser at ${time.format(saved.savedAt)}`
        : 'This browser keeps no drafts. Send the application, or copy what you have written.',
    );
  };

  return (
    <DistributorView
      answered={resumed ? undefined : answered}
      breadcrumbs={breadcrumbs}
      draftNote={note}
      formKey={resumed ? String(resumed.savedAt) : 'new'}
      foundDraft={draft && !isHandled ? dayAndTime.format(draft.savedAt) : null}
      onDiscard={() => {
        discardDraft();
        setNote('The draft has been discarded.');
      }}
      onResume={() => {
        setResumed(draft);
        setHandled(true);
        setNote('Your draft is back in the form.');
      }}
      onSaveDraft={keep}
      send={send}
      values={resumed?.values ?? answered.texts}
    />
  );
}
