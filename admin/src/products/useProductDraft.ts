import { useEffect, useRef, useState } from 'react';
import { draftStore } from '../data/draftStore.ts';
import { toUnsavedProduct, isUnsavedProduct, type UnsavedProduct } from './productDraft.ts';
import type { ProductForm } from './productFormOps.ts';

/** Delay between the last change and saving the draft. */
const saveDelayMs = 300;

export interface RestorableDraft {
  draft: UnsavedProduct;
  /** In milliseconds since 1970. */
  savedAt: number;
}

interface ProductDraftOptions {
  /** Key of user and form. */
  draftKey: string;
  form: ProductForm;
  /** Version being edited; null for a new product. */
  version: number | null;
  /** The form has unsaved changes. */
  isChanged: boolean;
}

/**
 * Saves the form as a draft in this browser in case the tab is closed or crashes, and offers an earlier draft. The offer
 * stays until it is restored, discarded or the product is saved.
 */
export function useProductDraft({ draftKey, form, version, isChanged }: ProductDraftOptions) {
  const [offeredDraft, setOfferedDraft] = useState<RestorableDraft | null>(null);
  const isFinished = useRef(false);
  const hasWritten = useRef(false);

  useEffect(
    function readDraft() {
      let isCurrent = true;
      const read = async () => {
        const entry = await draftStore.read(draftKey);
        if (isCurrent && entry && isUnsavedProduct(entry.value))
          setOfferedDraft({ draft: entry.value, savedAt: entry.savedAt });
      };
      void read();
      return () => {
        isCurrent = false;
      };
    },
    [draftKey],
  );

  useEffect(
    function saveDraft() {
      if (!isChanged && !hasWritten.current) return;
      const save = () => {
        if (isFinished.current) return;
        hasWritten.current = true;
        void (isChanged
          ? draftStore.write(draftKey, toUnsavedProduct(form, version))
          : draftStore.remove(draftKey));
      };
      const saveWhenHidden = () => document.hidden && save();
      const timer = setTimeout(save, saveDelayMs);
      document.addEventListener('visibilitychange', saveWhenHidden);
      window.addEventListener('pagehide', save);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', saveWhenHidden);
        window.removeEventListener('pagehide', save);
      };
    },
    [draftKey, form, version, isChanged],
  );

  return {
    offeredDraft,
    /** Ends the offer after its draft was restored. */
    accept: () => setOfferedDraft(null),
    /** Deletes the offered draft. */
    discard: () => {
      setOfferedDraft(null);
      if (!hasWritten.current) void draftStore.remove(draftKey);
    },
    /** Deletes the draft after the product was saved. */
    remove: () => {
      isFinished.current = true;
      void draftStore.remove(draftKey);
    },
    /** Abandons the form; an earlier draft that was not restored is offered again next time. */
    abandon: () => {
      isFinished.current = true;
      if (!hasWritten.current) return;
      if (offeredDraft) void draftStore.write(draftKey, offeredDraft.draft, offeredDraft.savedAt);
      else void draftStore.remove(draftKey);
    },
  };
}
