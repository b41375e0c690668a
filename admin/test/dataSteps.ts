import { resources } from '@elvora/catalogue/contract';
import { newProductDraft } from '@elvora/catalogue/fixtures';
import type { CategoryDraft } from '@elvora/catalogue/model';
import { eventually, renderHook } from './renderInDocument.tsx';
import { client } from '../src/data/apiClient.ts';
import { useCategoryActions } from '../src/data/useCategoryActions.ts';
import { useProductActions } from '../src/data/useProductActions.ts';

export const glands: CategoryDraft = { name: 'Cable Glands', parentName: null, isActive: true, image: '' };
export const gland = newProductDraft({ name: 'Brass Cable Gland', category: 'Cable Glands' });
export const unhandled = { isErrorHandled: () => false };
export const handled = { isErrorHandled: () => true };

/** Renders the hook and waits for its first result. */
export async function rendered<T>(useHook: () => T) {
  const result = renderHook(useHook);
  await eventually(() => result.current);
  return result;
}

export const readCategories = () => client.get(resources.categoryTree({ scope: 'all' }));
export const readProducts = async () => (await client.get(resources.products({ scope: 'all' }))).items;

export async function createCategory() {
  const actions = await rendered(useCategoryActions);
  await actions.current.create(glands, crypto.randomUUID(), unhandled);
  const [category] = await readCategories();
  if (!category) throw new Error('The category was not created.');
  return { actions, category };
}

export async function createProduct() {
  await createCategory();
  const actions = await rendered(useProductActions);
  await actions.current.create({ draft: gland, images: [] }, { idempotencyKey: crypto.randomUUID() });
  const [product] = await readProducts();
  if (!product) throw new Error('The product was not created.');
  return { actions, product };
}
