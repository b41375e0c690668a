import { currentEnquiry } from '@elvora/catalogue/client';
import { resources, staffResourceKeys } from '@elvora/catalogue/contract';
import type { Enquiry, EnquiryChange } from '@elvora/catalogue/model';
import { AlertDialog } from '@elvora/design-system/AlertDialog';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Spinner } from '@elvora/design-system/Spinner';
import { showToast } from '@elvora/design-system/Toaster';
import { useState } from 'react';
import { copyText } from '../copyText.ts';
import { apiUrl, imageBase } from '../data/apiClient.ts';
import { useEnquiryActions } from '../data/useEnquiryActions.ts';
import { useResource } from '../data/useResource.ts';
import { useStaff } from '../session/StaffContext.ts';
import { UnsavedChangesDialog } from '../router/UnsavedChangesDialog.tsx';
import { useUnsavedChanges } from '../router/useUnsavedChanges.ts';
import { paths } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import { type EnquiryConflict, enquiryConflictRows, isChangeSaved } from './enquiryConflict.ts';
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

/** An edited note, and the note and the version of the enquiry that it is based on. */
interface NoteDraft {
  text: string;
  base: string;
  version: number;
}

function LoadedEnquiry({ enquiry, listHref, onErased }: Omit<OpenEnquiryProps, 'id'> & { enquiry: Enquiry }) {
  const actions = useEnquiryActions();
  const { canEdit, isOwner } = useStaff();
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const [conflict, setConflict] = useState<EnquiryConflict | null>(null);
  const [busy, setBusy] = useState<'saving' | 'erasing' | null>(null);
  const [isErasing, setErasing] = useState(false);
  const isNoteChanged = draft !== null && draft.text !== enquiry.note;
  const unsaved = useUnsavedChanges(
    isNoteChanged && !isErasing,
    () => setDraft(null),
    paths.enquiry(enquiry.id),
  );

  const save = async (change: EnquiryChange, version: number) => {
    setBusy('saving');
    const outcome = await actions.update({ id: enquiry.id, version }, change);
    setBusy(null);
    const isNote = change.note !== undefined;
    if (outcome.status === 'failed') {
      const theirs = currentEnquiry(outcome.error);
      const refused = theirs && { change, before: enquiry, theirs };
      const isSaved = refused !== null && isChangeSaved(refused);
      setConflict(isSaved ? null : refused);
      if (isSaved && isNote) setDraft(null);
      return;
    }
    setConflict(null);
    if (isNote) {
      setDraft(null);
      showToast({ tone: 'success', title: texts.enquiries.noteSaved });
    } else {
      // The user's own status change must not conflict with the note being edited; a note by
      // someone else still does.
      const { note, version: saved } = outcome.value;
      setDraft((before) => before && (before.base === note ? { ...before, version: saved } : before));
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
        attachmentHref={apiUrl(staffResourceKeys.enquiryAttachment(enquiry.id))}
        canEdit={canEdit}
        canErase={isOwner}
        conflict={
          conflict && {
            rows: enquiryConflictRows(conflict),
            labels: texts.write.conflict,
            onKeepMine: () => void save(conflict.change, conflict.theirs.version),
            onKeepTheirs: () => {
              if (conflict.change.note !== undefined) setDraft(null);
              setConflict(null);
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
        onNoteChange={(text) =>
          setDraft((before) => ({ ...(before ?? { base: enquiry.note, version: enquiry.version }), text }))
        }
        onNoteSave={() => draft && void save({ note: draft.text }, draft.version)}
        onPrint={() => window.print()}
        onStatusChange={(status) => void save({ status }, enquiry.version)}
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
