import { createCategoryAdminClient, createProductAdminClient } from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import { newProductDraft } from '@elvora/catalogue/fixtures';
import { client } from '../src/data/apiClient.ts';

export const categories = createCategoryAdminClient(client);
export const products = createProductAdminClient(client);
const draft = newProductDraft({ name: 'Brass Cable Gland', category: 'Cable Glands' });

/** Stores one category with one product. */
export async function seed() {
  const glands = { name: 'Cable Glands', parentName: null, isActive: true, image: '' };
  await categories.create(glands, { idempotencyKey: crypto.randomUUID() });
  await products.create({ draft, images: [] }, { idempotencyKey: crypto.randomUUID() });
  const [category] = await client.get(resources.categoryTree({ scope: 'all' }));
  const [product] = await products.getAll();
  if (!category || !product) throw new Error('The seed was not stored.');
  return { category, product };
}

export const pageText = () => document.body.textContent;

/** Presses the button with this text or label. */
export function press(name: string) {
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  const button = buttons.find((candidate) =>
    [candidate.textContent, candidate.getAttribute('aria-label')].includes(name),
  );
  if (!button) throw new Error(`There is no button "${name}".`);
  button.click();
}
