import { currentEnquiry } from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import type { Enquiry, EnquiryStatus } from '@elvora/catalogue/model';
import { AlertDialog } from '@elvora/design-system/AlertDialog';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Spinner } from '@elvora/design-system/Spinner';
import { showToast } from '@elvora/design-system/Toaster';
import { useState } from 'react';
import { copyText } from '../copyText.ts';
import { imageBase } from '../data/apiClient.ts';
import { useEnquiryActions } from '../data/useEnquiryActions.ts';
import { useResource } from '../data/useResource.ts';
import { useStaff } from '../session/StaffContext.ts';
import { UnsavedChangesDialog } from '../router/UnsavedChangesDialog.tsx';
import { useUnsavedChanges } from '../router/useUnsavedChanges.ts';
import { paths } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import { EnquiryView } from './EnquiryView.tsx';

interface OpenEnquiryProps {
  id: number;
  listHref: string;
  onErased: () => void;
}

/** Loads and renders the enquiry that is open beside the list. */
export function OpenEnquiry({ id, ...props }: OpenEnquiryProps) {
  const enquiry = useResource(resources.enquiry(id));
  switch (enquiry.status) {
    case 'loading':
      return <Spinner />;
    case 'failed':
      return enquiry.error.status === 404 ? (
        <EmptyState title={texts.enquiries.missing} />
      ) : (
        <ErrorPanel onRetry={enquiry.retry} title={enquiry.error.text ?? texts.enquiries.loadFailed} />
      );
    case 'ready':
      return <LoadedEnquiry {...props} enquiry={enquiry.data} />;
  }
}

/** An edited note and the version of the enquiry it is based on. */
interface NoteDraft {
  text: string;
  version: number;
}

function LoadedEnquiry({ enquiry, listHref, onErased }: Omit<OpenEnquiryProps, 'id'> & { enquiry: Enquiry }) {
  const actions = useEnquiryActions();
  const { canEdit, isOwner } = useStaff();
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const [theirs, setTheirs] = useState<Enquiry | null>(null);
  const [busy, setBusy] = useState<'saving' | 'erasing' | null>(null);
  const [isErasing, setErasing] = useState(false);
  const isNoteChanged = draft !== null && draft.text !== enquiry.note;
  const unsaved = useUnsavedChanges(
    isNoteChanged && !isErasing,
    () => setDraft(null),
    paths.enquiry(enquiry.id),
  );

  const setStatus = async (status: EnquiryStatus) => {
    setBusy('saving');
    const outcome = await actions.update(enquiry, { status });
    setBusy(null);
    // The user's own status change must not conflict with the note being edited.
    if (outcome.status === 'done')
      setDraft((before) => before && { ...before, version: outcome.value.version });
  };

  const saveNote = async (note: string, version: number) => {
    setBusy('saving');
    const outcome = await actions.update({ id: enquiry.id, version }, { note });
    setBusy(null);
    if (outcome.status === 'done') {
      setDraft(null);
      setTheirs(null);
      showToast({ tone: 'success', title: texts.enquiries.noteSaved });
    } else {
      setTheirs(currentEnquiry(outcome.error));
    }
  };

  const erase = async () => {
    setBusy('erasing');
    const outcome = await actions.erase(enquiry);
    setBusy(null);
    setErasing(false);
    if (outcome.status === 'done') onErased();
  };

  const { enquiries } = texts;
  return (
    <>
      <EnquiryView
        canEdit={canEdit}
        canErase={isOwner}
        conflict={
          theirs &&
          draft && {
            rows: [{ label: enquiries.note, before: draft.text, after: theirs.note }],
            onKeepMine: () => void saveNote(draft.text, theirs.version),
            onKeepTheirs: () => {
              setDraft(null);
              setTheirs(null);
            },
          }
        }
        enquiry={enquiry}
        imageBase={imageBase}
        isNoteChanged={isNoteChanged}
        isSaving={busy === 'saving'}
        listHref={listHref}
        note={draft?.text ?? enquiry.note}
        onCopyText={(text) => void copyText(text)}
        onErase={() => setErasing(true)}
        onNoteChange={(text) => setDraft((before) => ({ version: before?.version ?? enquiry.version, text }))}
        onNoteSave={() => draft && void saveNote(draft.text, draft.version)}
        onPrint={() => window.print()}
        onStatusChange={(status) => void setStatus(status)}
      />
      <AlertDialog
        busyLabel={enquiries.erasing}
        confirmLabel={enquiries.eraseConfirm}
        detail={enquiries.eraseDetail}
        isBusy={busy === 'erasing'}
        isOpen={isErasing}
        kind="confirm"
        onClose={() => setErasing(false)}
        onConfirm={() => void erase()}
        text={enquiries.eraseQuestion(enquiry.email)}
        tone="danger"
      />
      <UnsavedChangesDialog {...unsaved} />
    </>
  );
}
