import type { Page } from '@playwright/test';
import { expect } from '../../e2e/support.ts';

/** The card of a category, by its name. */
export const categoryCard = (page: Page, name: string) =>
  page.locator('[data-component=AdminCategoryCard]', { has: page.getByRole('link', { name, exact: true }) });

/** Makes a category of the level that is open. */
export async function addCategory(page: Page, name: string) {
  await page
    .getByRole('button', { name: /^Add (Category|Subcategory)$/ })
    .first()
    .click();
  await page.getByLabel(/Category Name/).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Makes a category below one that is seen, and opens that one. */
export async function addSubcategory(page: Page, parent: string, name: string) {
  await categoryCard(page, parent).getByRole('button', { name: 'Add Subcategory' }).click();
  await page.getByLabel(/Category Name/).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(categoryCard(page, name)).toBeVisible();
}
