import type { FormsClient } from '@elvora/catalogue/client';
import { useCallback, useState } from 'react';
import { distributor as meta } from '../content/meta.json';
import { useApiClient } from '../runtime/data/DataContext.tsx';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { metadataFromContent } from '../site/pageTitles.ts';
import { useSubmittedForm } from '../runtime/forms/SubmittedFormProvider.tsx';
import { paths } from '../site/paths.ts';
import { DistributorView } from './DistributorView.tsx';
import { discardDraft, type DistributorDraft, saveDraft, useDraft } from './distributorDraft.ts';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Distributor' }];

const timeFormat = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hour12: false });
const dateTimeFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  hour12: false,
});

/** The application of a dealer, with a draft saved in this browser (D-16). */
export function Route() {
  usePageMetadata({ ...metadataFromContent(meta), canonicalPath: paths.distributor, breadcrumbs });
  const loadApiClient = useApiClient();
  const draft = useDraft();
  // Do not offer a draft that was saved or resumed in this visit.
  const [isHandled, setHandled] = useState(false);
  const [resumed, setResumed] = useState<DistributorDraft | null>(null);
  const [note, setNote] = useState('');
  const submitted = useSubmittedForm(paths.distributor);

  const send = useCallback<FormsClient['sendDistributor']>(
    async (form, options) => {
      const { forms } = await loadApiClient();
      const receipt = await forms.sendDistributor(form, options);
      discardDraft();
      return receipt;
    },
    [loadApiClient],
  );

  const saveCurrentDraft = (values: DistributorDraft['values']) => {
    const saved = saveDraft(values, Date.now());
    setHandled(true);
    setNote(
      saved
        ? `Draft saved in this browser at ${timeFormat.format(saved.savedAt)}`
        : 'Drafts cannot be saved in this browser. Send the application, or copy what you have written.',
    );
  };

  return (
    <DistributorView
      submitted={resumed ? undefined : submitted}
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
      onSaveDraft={saveCurrentDraft}
      send={send}
      values={resumed?.values ?? submitted.values}
    />
  );
}
