import type { Product } from '@elvora/catalogue/model';
import { imageUrl } from '@elvora/catalogue/operations';
import { showToast } from '@elvora/design-system/Toaster';
import { useEffect, useState } from 'react';
import { imageBase } from '../data/apiClient.ts';
import { texts } from '../texts.ts';
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
  return Promise.all(
    pictures.map(async ({ name }) => {
      const response = await fetch(imageUrl(name, imageBase), { signal });
      if (!response.ok) throw new Error(`The image ${name} failed with status ${response.status}.`);
      const picture = await response.blob();
      return new File([picture], name.split('/').at(-1) ?? name, { type: picture.type });
    }),
  );
}
