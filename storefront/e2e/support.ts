import type { APIRequestContext, Page } from '@playwright/test';
import { expect, waitForHydration } from '../../e2e/support.ts';

export { expect, expectAccessible, waitForHydration, measureLayoutShift, test } from '../../e2e/support.ts';

/** A category as the API gives it. */
interface CategoryRow {
  cname: string;
  path: string[];
}

interface ProductRow {
  id: number;
  name: string;
  data: unknown;
}

/** All categories a visitor may see. */
export async function listCategories(request: APIRequestContext): Promise<CategoryRow[]> {
  const answer = await request.get('/backend/api/categories');
  return ((await answer.json()) as { data: CategoryRow[] }).data;
}

/** All products a visitor may see. */
export async function listProducts(request: APIRequestContext): Promise<ProductRow[]> {
  const answer = await request.get('/backend/products');
  return ((await answer.json()) as { data: ProductRow[] }).data;
}

/** The one product of a name. */
export async function findProductByName(request: APIRequestContext, name: string): Promise<ProductRow> {
  const found = (await listProducts(request)).filter((product) => product.name === name);
  expect(found).toHaveLength(1);
  return found[0] as ProductRow;
}

export const categoryUrl = (path: readonly string[]) => `/category/${path.map(encodeURIComponent).join('/')}`;

/** Opens a page and waits until it answers to clicks. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
}

/** The page's heading. */
export const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });
