import { randomUuid } from '@elvora/catalogue/client';
import { useEffect, useRef, useState } from 'react';
import { withDraftLock } from '../data/draftLock.ts';
import { draftKey, draftStore } from '../data/draftStore.ts';
import { toUnsavedProduct, isUnsavedProduct, type UnsavedProduct } from './productDraft.ts';
import type { ProductForm } from './productFormOps.ts';

/** Delay between the last change and saving the draft. */
const saveDelayMs = 300;

export interface RestorableDraft {
  key: string;
  draft: UnsavedProduct;
  /** In milliseconds since 1970. */
  savedAt: number;
}

interface ProductDraftOptions {
  /** Key of user and form. */
  formKey: string;
  form: ProductForm;
  /** Version being edited; null for a new product. */
  version: number | null;
  /** The form has unsaved changes. */
  isChanged: boolean;
}

/**
 * Saves the form as a draft in this browser in case the tab is closed or crashes, and offers earlier drafts, the newest
 * first. An offer stays until it is restored or discarded. The draft of a form that is open in another tab is not offered.
 */
export function useProductDraft({ formKey, form, version, isChanged }: ProductDraftOptions) {
  const [key] = useState(() => draftKey(formKey, randomUuid()));
  const { offers, withdraw } = useDraftOffers(formKey, key);
  const isFinished = useRef(false);
  const hasWritten = useRef(false);

  useEffect(
    function saveDraft() {
      if (!isChanged && !hasWritten.current) return;
      const save = () => {
        if (isFinished.current) return;
        hasWritten.current = true;
        void (isChanged ? draftStore.write(key, toUnsavedProduct(form, version)) : draftStore.remove(key));
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
    [key, form, version, isChanged],
  );

  const finish = () => {
    isFinished.current = true;
    if (hasWritten.current) void draftStore.remove(key);
  };

  return {
    offeredDraft: offers[0] ?? null,
    /** Ends an offer after its draft was restored and became that of this form. */
    accept: (offer: RestorableDraft) => {
      withdraw(offer);
      hasWritten.current = true;
      const moveDraft = async () => {
        await draftStore.write(key, offer.draft, offer.savedAt);
        await draftStore.remove(offer.key);
      };
      void moveDraft();
    },
    /** Deletes an offered draft. */
    discard: (offer: RestorableDraft) => {
      withdraw(offer);
      void draftStore.remove(offer.key);
    },
    /** Deletes the form's own draft: it was saved, or its changes are discarded. Earlier ones are offered again next time. */
    finish,
  };
}

/**
 * Holds the lock of the form's own draft, and offers the earlier drafts of its subject that no other tab holds, the newest first.
 */
function useDraftOffers(formKey: string, key: string) {
  const [offers, setOffers] = useState<readonly RestorableDraft[]>([]);

  useEffect(
    function holdDraft() {
      const closed = new AbortController();
      const whileOpen = () =>
        new Promise<void>((resolve) => closed.signal.addEventListener('abort', () => resolve()));
      const offer = async (earlierKey: string) => {
        const entry = await draftStore.read(earlierKey);
        if (closed.signal.aborted || !entry || !isUnsavedProduct(entry.value)) return;
        const found = { key: earlierKey, draft: entry.value, savedAt: entry.savedAt };
        setOffers((before) => [...before, found].toSorted((a, b) => b.savedAt - a.savedAt));
        await whileOpen();
      };
      const offerEarlier = async () => {
        const keys = await draftStore.keys(formKey);
        for (const earlierKey of keys)
          if (earlierKey !== key) void withDraftLock(earlierKey, () => offer(earlierKey), closed.signal);
      };
      void withDraftLock(key, whileOpen, closed.signal);
      void offerEarlier();
      return () => {
        closed.abort();
        setOffers([]);
      };
    },
    [formKey, key],
  );

  const withdraw = (offer: RestorableDraft) =>
    setOffers((before) => before.filter((other) => other.key !== offer.key));

  return { offers, withdraw };
}
