import type { Product } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { useEffect, useState } from 'react';
import { texts } from '../texts.ts';
import { fetchImageFile } from './imageFiles.ts';
import { copyProductForm, productFormFrom, type ProductForm } from './productFormOps.ts';

/** Returns the form of a copy, with its images as new files; null while they are loading. */
export function useProductCopy(product: Product): ProductForm | null {
  const [form, setForm] = useState<ProductForm | null>(null);
  useEffect(
    function readImages() {
      const controller = new AbortController();
      const load = async () => {
        const files = await fetchImageFiles(product, controller.signal).catch((error: unknown) => {
          if (controller.signal.aborted) return [];
          console.error(texts.products.notCopied, error);
          showToast({ tone: 'danger', title: texts.products.notCopied });
          return [];
        });
        if (controller.signal.aborted) return;
        setForm(
          copyProductForm(productFormFrom(product), { name: texts.products.copyName(product.name), files }),
        );
      };
      void load();
      return () => controller.abort();
    },
    [product],
  );
  return form;
}

function fetchImageFiles({ pictures }: Product, signal: AbortSignal): Promise<File[]> {
  return Promise.all(pictures.map(({ name }) => fetchImageFile(name, signal)));
}
