import { resources, staffResourceKeys } from '@elvora/catalogue/contract';
import type { Enquiry } from '@elvora/catalogue/model';
import { AlertDialog } from '@elvora/design-system/AlertDialog';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Spinner } from '@elvora/design-system/Spinner';
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
import { enquiryConflictRows } from './enquiryConflict.ts';
import { EnquiryView } from './EnquiryView.tsx';
import { useEnquiryEditing } from './useEnquiryEditing.ts';

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

function LoadedEnquiry({ enquiry, listHref, onErased }: Omit<OpenEnquiryProps, 'id'> & { enquiry: Enquiry }) {
  const actions = useEnquiryActions();
  const { canEdit, isOwner } = useStaff();
  const editing = useEnquiryEditing(enquiry);
  const { conflict, isNoteChanged } = editing;
  const [erasure, setErasure] = useState<'asking' | 'running' | null>(null);
  const unsaved = useUnsavedChanges(
    isNoteChanged && erasure === null,
    editing.discardNote,
    paths.enquiry(enquiry.id),
  );

  const erase = async () => {
    setErasure('running');
    const outcome = await actions.erase(enquiry);
    setErasure(null);
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
            onKeepMine: () => editing.keepMine(conflict),
            onKeepTheirs: () => editing.keepTheirs(conflict),
          }
        }
        enquiry={enquiry}
        imageBase={imageBase}
        isNoteChanged={isNoteChanged}
        isSaving={editing.isSaving}
        listHref={listHref}
        note={editing.note}
        onCopyText={(text) => void copyText(text)}
        onErase={() => setErasure('asking')}
        onNoteChange={editing.changeNote}
        onNoteSave={editing.saveNote}
        onPrint={() => window.print()}
        onStatusChange={editing.changeStatus}
      />
      <AlertDialog
        busyLabel={enquiries.erasing}
        confirmLabel={enquiries.eraseConfirm}
        detail={enquiries.eraseDetail}
        isBusy={erasure === 'running'}
        isOpen={erasure !== null}
        kind="confirm"
        onClose={() => setErasure(null)}
        onConfirm={() => void erase()}
        text={enquiries.eraseQuestion(enquiry.email)}
        tone="danger"
      />
      <UnsavedChangesDialog {...unsaved} />
    </>
  );
}
