import { useEffect, useRef, useState } from 'react';
import { draftStore } from '../data/draftStore.ts';
import { toUnsavedProduct, isUnsavedProduct, type UnsavedProduct } from './productDraft.ts';
import type { ProductForm } from './productFormOps.ts';

/** So long after the last change it is kept. */
const saveDelayMs = 300;

export interface RestorableDraft {
  draft: UnsavedProduct;
  /** In milliseconds since 1970. */
  savedAt: number;
}

interface ProductDraftOptions {
  /** Whose draft of what. */
  draftKey: string;
  form: ProductForm;
  /** The version that is changed; null for a new product. */
  version: number | null;
  /** There is something that could be lost. */
  isChanged: boolean;
}

/**
 * Keeps what is typed in this browser, over a closed tab or a crash, and offers what was kept before. That stays on offer
 * until somebody takes it, drops it, or saves.
 */
export function useProductDraft({ draftKey, form, version, isChanged }: ProductDraftOptions) {
  const [offered, setOffered] = useState<RestorableDraft | null>(null);
  const isOver = useRef(false);
  const hasWritten = useRef(false);

  useEffect(
    function lookForADraft() {
      let isCurrent = true;
      const look = async () => {
        const entry = await draftStore.read(draftKey);
        if (isCurrent && entry && isUnsavedProduct(entry.value))
          setOffered({ draft: entry.value, savedAt: entry.savedAt });
      };
      void look();
      return () => {
        isCurrent = false;
      };
    },
    [draftKey],
  );

  useEffect(
    function keepWhatIsTyped() {
      if (!isChanged && !hasWritten.current) return;
      const keep = () => {
        if (isOver.current) return;
        hasWritten.current = true;
        void (isChanged
          ? draftStore.write(draftKey, toUnsavedProduct(form, version))
          : draftStore.remove(draftKey));
      };
      const keepAtOnce = () => document.hidden && keep();
      const timer = setTimeout(keep, saveDelayMs);
      document.addEventListener('visibilitychange', keepAtOnce);
      window.addEventListener('pagehide', keep);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', keepAtOnce);
        window.removeEventListener('pagehide', keep);
      };
    },
    [draftKey, form, version, isChanged],
  );

  return {
    offered,
    /** The offer has been taken. */
    take: () => setOffered(null),
    /** The offer has been turned down. */
    drop: () => {
      setOffered(null);
      if (!hasWritten.current) void draftStore.remove(draftKey);
    },
    /** Saved: nothing of it is needed any more. */
    forget: () => {
      isOver.current = true;
      void draftStore.remove(draftKey);
    },
    /** Given up; what was on offer before still is. */
    giveUp: () => {
      isOver.current = true;
      if (!hasWritten.current) return;
      if (offered) void draftStore.write(draftKey, offered.draft, offered.savedAt);
      else void draftStore.remove(draftKey);
    },
  };
}
