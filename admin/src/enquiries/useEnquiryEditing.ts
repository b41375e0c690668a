import { currentEnquiry } from '@elvora/catalogue/client';
import type { Enquiry, EnquiryChange, EnquiryStatus } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { useState } from 'react';
import { useEnquiryActions } from '../data/useEnquiryActions.ts';
import { texts } from '../texts.ts';
import { type EnquiryConflict, isChangeSaved } from './enquiryConflict.ts';

/** An edited note, and the note and the version of the enquiry that it is based on. */
interface NoteDraft {
  text: string;
  base: string;
  version: number;
}

/** Manages the status and the note of an enquiry: editing, saving and conflict resolution. */
export function useEnquiryEditing(enquiry: Enquiry) {
  const actions = useEnquiryActions();
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const [conflict, setConflict] = useState<EnquiryConflict | null>(null);
  const [isSaving, setSaving] = useState(false);

  const save = async (change: EnquiryChange, version: number) => {
    setSaving(true);
    const outcome = await actions.update({ id: enquiry.id, version }, change);
    setSaving(false);
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

  return {
    note: draft?.text ?? enquiry.note,
    isNoteChanged: draft !== null && draft.text !== enquiry.note,
    isSaving,
    conflict,
    changeNote: (text: string) =>
      setDraft((before) => ({ ...(before ?? { base: enquiry.note, version: enquiry.version }), text })),
    saveNote: () => draft && void save({ note: draft.text }, draft.version),
    discardNote: () => setDraft(null),
    changeStatus: (status: EnquiryStatus) => void save({ status }, enquiry.version),
    keepMine: ({ change, theirs }: EnquiryConflict) => void save(change, theirs.version),
    keepTheirs: ({ change }: EnquiryConflict) => {
      if (change.note !== undefined) setDraft(null);
      setConflict(null);
    },
  };
}
