import { currentProduct, randomUuid, productSaveErrorText } from '@elvora/catalogue/client';
import type { Product } from '@elvora/catalogue/model';
import type { ImageUpload } from '@elvora/design-system/ImageUploader';
import { useRef, useState } from 'react';
import { useProductActions } from '../data/useProductActions.ts';
import { texts } from '../texts.ts';
import { type ProductFormField, type ProductForm } from './productFormOps.ts';
import { toProductDraft, fieldFromWireNames, toImageUpload } from './productRequestOps.ts';

export type SaveOutcome =
  /** `id` is null for a host that does not send it. */
  | { status: 'saved'; id: number | null }
  /** Another user has saved the product in the meantime. */
  | { status: 'outdated'; current: Product }
  /** Another user has deleted the product in the meantime. */
  | { status: 'gone' }
  /** `text` is the reason; null when the layout shows it or the user cancelled. */
  | { status: 'failed'; text: string | null; field: ProductFormField | null };

/** Saves a product's form, one request at a time, and reports the upload progress of its images. */
export function useProductSave() {
  const actions = useProductActions();
  const [isSaving, setSaving] = useState(false);
  const [upload, setUpload] = useState<ImageUpload | null>(null);
  const stop = useRef<AbortController | null>(null);
  const isInProgress = useRef(false);
  const request = useRef<{ form: ProductForm; version: number | null; idempotencyKey: string } | null>(null);

  const send = async (form: ProductForm, against: Product | null): Promise<SaveOutcome> => {
    stop.current = new AbortController();
    const { keptImages, ...images } = toImageUpload(form.images);
    const creation = { draft: toProductDraft(form), ...images };
    // A retry of the same form keeps its idempotency key, so repeated requests are saved once (O100).
    const version = against?.version ?? null;
    if (request.current?.form !== form || request.current.version !== version)
      request.current = { form, version, idempotencyKey: randomUuid() };
    const options = {
      idempotencyKey: request.current.idempotencyKey,
      signal: stop.current.signal,
      onProgress: ({ sent, total }: { sent: number; total: number }) =>
        setUpload({ status: 'uploading', progress: total > 0 ? sent / total : null }),
    };
    const outcome = await (against
      ? actions.update({ ...creation, product: against, keptImages }, options)
      : actions.create(creation, options));
    if (outcome.status === 'done') return { status: 'saved', id: against?.id ?? outcome.value?.id ?? null };

    const { error } = outcome;
    setUpload({ status: 'failed', reason: texts.products.uploadFailed });
    const current = currentProduct(error);
    if (current) return { status: 'outdated', current };
    if (against && error.status === 404) return { status: 'gone' };
    const isReported = error.status === 401 || error.kind === 'aborted';
    const field = fieldFromWireNames(Object.keys(error.fields));
    return { status: 'failed', text: isReported ? null : productSaveErrorText(error), field };
  };

  return {
    isSaving,
    upload,
    stop: () => stop.current?.abort(),
    async save(form: ProductForm, against: Product | null): Promise<SaveOutcome | null> {
      // A double click arrives before the busy state is rendered.
      if (isInProgress.current) return null;
      isInProgress.current = true;
      setSaving(true);
      setUpload({ status: 'uploading', progress: null });
      try {
        return await send(form, against);
      } finally {
        isInProgress.current = false;
        setSaving(false);
      }
    },
  };
}
