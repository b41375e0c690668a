import type { Page } from '@playwright/test';
import { expect } from '../../e2e/support.ts';

/** Locates the card of a category by name. */
export const categoryCard = (page: Page, name: string) =>
  page.locator('[data-component=AdminCategoryCard]', { has: page.getByRole('link', { name, exact: true }) });

/** Creates a category on the open level. */
export async function addCategory(page: Page, name: string) {
  await page
    .getByRole('button', { name: /^Add (Category|Subcategory)$/ })
    .first()
    .click();
  await page.getByLabel(/Category Name/).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Creates a subcategory of a visible category and opens its parent. */
export async function addSubcategory(page: Page, parent: string, name: string) {
  await categoryCard(page, parent).getByRole('button', { name: 'Add Subcategory' }).click();
  await page.getByLabel(/Category Name/).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(categoryCard(page, name)).toBeVisible();
}
