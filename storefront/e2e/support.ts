import type { APIRequestContext, Page } from '@playwright/test';
import { expect, waitForHydration } from '../../e2e/support.ts';

export { expect, expectAccessible, waitForHydration, measureLayoutShift, test } from '../../e2e/support.ts';

/** A category of the API. */
interface CategoryRow {
  cname: string;
  path: string[];
}

interface ProductRow {
  id: number;
  name: string;
  data: unknown;
}

/** Fetches all public categories. */
export async function listCategories(request: APIRequestContext): Promise<CategoryRow[]> {
  const response = await request.get('/backend/api/categories');
  return ((await response.json()) as { data: CategoryRow[] }).data;
}

/** Fetches all public products. */
export async function listProducts(request: APIRequestContext): Promise<ProductRow[]> {
  const response = await request.get('/backend/products');
  return ((await response.json()) as { data: ProductRow[] }).data;
}

/** Fetches a product by name. */
export async function findProductByName(request: APIRequestContext, name: string): Promise<ProductRow> {
  const found = (await listProducts(request)).filter((product) => product.name === name);
  expect(found).toHaveLength(1);
  return found[0] as ProductRow;
}

export const categoryUrl = (path: readonly string[]) => `/category/${path.map(encodeURIComponent).join('/')}`;

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
}

/** Locates the page's level-1 heading. */
export const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });
