import type { FormsClient } from '@elvora/catalogue/client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { distributor as meta } from '../content/meta.json';
import { useApiClient } from '../data/DataContext.tsx';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { metadataFromContent } from '../document/pageTitles.ts';
import { useSubmittedForm } from '../data/SubmittedFormProvider.tsx';
import { paths } from '../paths.ts';
import { DistributorView } from './DistributorView.tsx';
import { discardDraft, type DistributorDraft, draftStore, saveDraft } from './distributorDraft.ts';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Distributor' }];

const timeFormat = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hour12: false });
const dateTimeFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  hour12: false,
});

/** The application of a dealer: sent to the office, or kept in this browser for later (D-16). */
export function Route() {
  usePageMetadata({ ...metadataFromContent(meta), canonicalPath: paths.distributor, breadcrumbs });
  const loadLine = useApiClient();
  const draft = useSyncExternalStore(draftStore.subscribe, draftStore.current, () => null);
  // A draft of this visit is no find.
  const [isHandled, setHandled] = useState(false);
  const [resumed, setResumed] = useState<DistributorDraft | null>(null);
  const [note, setNote] = useState('');
  const answered = useSubmittedForm(paths.distributor);

  const send = useCallback<FormsClient['sendDistributor']>(
    async (form, options) => {
      const { forms } = await loadLine();
      const receipt = await forms.sendDistributor(form, options);
      discardDraft();
      return receipt;
    },
    [loadLine],
  );

  const keep = (values: DistributorDraft['values']) => {
    const saved = saveDraft(values, Date.now());
    setHandled(true);
    setNote(
      saved
        ? `Draft saved in this browser at ${timeFormat.format(saved.savedAt)}`
        : 'This browser keeps no drafts. Send the application, or copy what you have written.',
    );
  };

  return (
    <DistributorView
      submitted={resumed ? undefined : answered}
      breadcrumbs={breadcrumbs}
      draftNote={note}
      formKey={resumed ? String(resumed.savedAt) : 'new'}
      savedDraftDate={draft && !isHandled ? dateTimeFormat.format(draft.savedAt) : null}
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
      values={resumed?.values ?? answered.values}
    />
  );
}
