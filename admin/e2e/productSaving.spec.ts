import { test } from '../../e2e/isolatedServer.ts';
import { expect } from '../../e2e/support.ts';
import {
  addProduct,
  expectClosed,
  editProduct,
  fillBasics,
  goToNextStep,
  openProducts,
  pictureFile,
} from './productDialog.ts';
import { uniqueName } from './uniqueName.ts';

test.beforeEach(({ page }) => openProducts(page));

test.describe('validation before a save', () => {
  test('shows one error at a time, in order, and focuses its field (S-337, S-338, S-339, S-340, S-341) @once', async ({
    page,
  }) => {
    const dialog = await addProduct(page);
    await dialog.getByRole('textbox', { name: 'Product Name' }).fill('   ');
    const trySave = async (text: string) => {
      await dialog.getByRole('tab', { name: 'Specifications' }).click();
      await dialog.getByRole('button', { name: 'Create Product' }).click();
      const alert = page.getByRole('alertdialog', { name: text });
      await expect(alert).toBeVisible();
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(alert).toBeHidden();
    };
    await trySave('Product name is required');
    await expect(dialog.getByRole('textbox', { name: 'Product Name' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Product Name' }).fill('A');
    await trySave('Category is required');
    await expect(dialog.getByRole('combobox', { name: 'Category' })).toBeFocused();
    await dialog.getByRole('combobox', { name: 'Category' }).selectOption('Contactors');
    await trySave('Keywords are required');
    await expect(dialog.getByRole('textbox', { name: 'Keywords' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Keywords' }).fill('a');
    await trySave('Description is required');
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeFocused();

    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    const alertDialog = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await alertDialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Keywords' })).toHaveValue('a');
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await alertDialog.getByRole('button', { name: 'Discard changes' }).click();
    await expectClosed(dialog);
  });
});

test('a product can be changed: order of images, a header, a removed column (S-333, S-357, S-366, S-374)', async ({
  page,
}) => {
  const name = uniqueName('Journey changed');
  const newProduct = await addProduct(page);
  await fillBasics(newProduct, name);
  await goToNextStep(newProduct);
  await newProduct
    .locator('input[type=file]')
    .setInputFiles([pictureFile('one.png'), pictureFile('two.png')]);
  await goToNextStep(newProduct);
  await newProduct.getByRole('button', { name: 'Create Product' }).click();
  await expectClosed(newProduct);

  const dialog = await editProduct(page, name);
  await goToNextStep(dialog);
  await dialog.getByRole('button', { name: 'Remove Image 1' }).click();
  await dialog.locator('input[type=file]').setInputFiles(pictureFile('three.png'));
  await dialog.getByRole('button', { name: 'Actions for three.png' }).click();
  await page.getByRole('menuitem', { name: 'Move earlier' }).click();
  await goToNextStep(dialog);
  await dialog.getByRole('columnheader', { name: /^Header 1/ }).click();
  const header = page.getByRole('dialog', { name: 'Edit Header' });
  await header.getByRole('textbox', { name: 'Header text' }).fill('Code');
  await page.keyboard.press('Enter');
  await expect(header).toBeHidden();
  await dialog.getByRole('button', { name: 'Remove column 2' }).click();
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expectClosed(dialog);

  const list = await page.request.get(`/backend/products?scope=all&query=${encodeURIComponent(name)}`);
  const [product] = ((await list.json()) as { data: { images: string; data: string; version: number }[] })
    .data;
  expect(product?.version).toBe(2);
  expect(product?.images.split(',')).toHaveLength(2);
  expect(JSON.parse(product?.data ?? '')).toMatchObject({
    headers: ['Code', '', ''],
    rows: Array.from({ length: 3 }, () => ({ a1: '', a2: '', a3: '' })),
  });
});
