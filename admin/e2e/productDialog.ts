import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../../e2e/support.ts';
import { signInAndOpen } from './staff.ts';

/** A small picture that browsers and the server can decode. */
export const pictureFile = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: readFileSync(new URL('./fixtures/part.png', import.meta.url)),
});

export const productDialog = (page: Page, name: 'Add Product' | 'Edit Product') =>
  page.getByRole('dialog', { name });

export async function addProduct(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Product' }).click();
  return productDialog(page, 'Add Product');
}

export async function fillBasics(dialog: Locator, name: string, category = 'Contactors') {
  await dialog.getByRole('textbox', { name: 'Product Name' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption(category);
  await dialog.getByRole('textbox', { name: 'Keywords' }).fill('journey, test');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Made by a journey.');
}

/** Waits until the dialog has saved and closed; encoding pictures is slow on a busy machine. */
export const expectClosed = (dialog: Locator) => expect(dialog).toBeHidden({ timeout: 20_000 });

export const goToNextStep = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Next', exact: true }).click();

/** Pastes text as copied from a spreadsheet. */
export async function paste(cell: Locator, text: string) {
  await cell.evaluate((element, pasted) => {
    element.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, text);
}

/** Signs in and opens the list of products. */
export async function openProducts(page: Page) {
  await signInAndOpen(page, '/admin/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();
}

export async function editProduct(page: Page, name: string): Promise<Locator> {
  await filterProducts(page, name);
  await page.getByRole('button', { name: `Edit Product: ${name}` }).click();
  return productDialog(page, 'Edit Product');
}

export async function filterProducts(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Name, keyword or ordering code' }).fill(name);
  await expect(page).toHaveURL(/query=/);
}

/** Goes through all three steps and saves. */
export async function createProduct(page: Page, name: string) {
  const dialog = await addProduct(page);
  await fillBasics(dialog, name);
  await goToNextStep(dialog);
  await goToNextStep(dialog);
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expectClosed(dialog);
}
