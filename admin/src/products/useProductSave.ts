import { currentProduct, newRequestId, productSaveErrorText } from '@elvora/catalogue/client';
import type { Product } from '@elvora/catalogue/model';
import type { ImageUpload } from '@elvora/design-system/ImageUploader';
import { useRef, useState } from 'react';
import { useProductActions } from '../data/useProductActions.ts';
import { texts } from '../texts.ts';
import {
  toProductDraft,
  fieldFromWireNames,
  type ProductFormField,
  type ProductForm,
  toImageUpload,
} from './productFormOps.ts';

export type SaveOutcome =
  | { status: 'saved' }
  /** Somebody has saved the product meanwhile. */
  | { status: 'outdated'; current: Product }
  /** `text` says why; null when the frame says so itself, or somebody stopped it. */
  | { status: 'failed'; text: string | null; field: ProductFormField | null };

/** Sends a product's form once at a time, and tells how far its images are. */
export function useProductSave() {
  const actions = useProductActions();
  const [isSaving, setSaving] = useState(false);
  const [upload, setUpload] = useState<ImageUpload | null>(null);
  const stop = useRef<AbortController | null>(null);
  const isUnderWay = useRef(false);
  const request = useRef<{ form: ProductForm; version: number | null; id: string } | null>(null);

  const send = async (form: ProductForm, against: Product | null): Promise<SaveOutcome> => {
    stop.current = new AbortController();
    const { keptImages, ...images } = toImageUpload(form.images);
    const creation = { draft: toProductDraft(form), ...images };
    const options = {
      signal: stop.current.signal,
      onProgress: ({ sent, total }: { sent: number; total: number }) =>
        setUpload({ status: 'uploading', progress: total > 0 ? sent / total : null }),
    };
    // The same form sent again is the same request: however often it arrives, it is saved once (O100).
    const version = against?.version ?? null;
    if (request.current?.form !== form || request.current.version !== version)
      request.current = { form, version, id: newRequestId() };
    const named = { ...options, requestId: request.current.id };
    const outcome = await (against
      ? actions.update({ ...creation, product: against, keptImages }, named)
      : actions.create(creation, named));
    if (outcome.status === 'done') return { status: 'saved' };

    const { error } = outcome;
    setUpload({ status: 'failed', reason: texts.products.uploadFailed });
    const current = currentProduct(error);
    if (current) return { status: 'outdated', current };
    const isTold = error.status === 401 || error.kind === 'aborted';
    const field = fieldFromWireNames(Object.keys(error.fields));
    return { status: 'failed', text: isTold ? null : productSaveErrorText(error), field };
  };

  return {
    isSaving,
    upload,
    stop: () => stop.current?.abort(),
    async save(form: ProductForm, against: Product | null): Promise<SaveOutcome | null> {
      // A second click in the same moment comes before anything is drawn.
      if (isUnderWay.current) return null;
      isUnderWay.current = true;
      setSaving(true);
      setUpload({ status: 'uploading', progress: null });
      try {
        return await send(form, against);
      } finally {
        isUnderWay.current = false;
        setSaving(false);
      }
    },
  };
}
