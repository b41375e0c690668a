import type { Page } from '@playwright/test';
import { test } from '../../e2e/isolatedServer.ts';
import { expect } from '../../e2e/support.ts';
import { addSubcategory, addCategory, categoryCard } from './categoryCards.ts';
import { addProduct, expectClosed, fillBasics, goToNextStep, paste, pictureFile } from './productDialog.ts';
import { closeToast, signInAndOpen } from './staff.ts';

test.use({ company: 'with an empty catalogue' });

async function emptyCatalogue(page: Page) {
  await page.goto('/admin/categories');
  await expect(page.getByText('Loading categories...')).toHaveCount(0);
  for (;;) {
    const remove = page.getByRole('button', { name: /^Delete Category: / });
    const left = await remove.count();
    if (left === 0) break;
    await remove.first().click();
    const alertDialog = page.getByRole('alertdialog');
    await expect(alertDialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    const everything = alertDialog.getByRole('radio', { name: 'Delete everything below' });
    if (await everything.isVisible()) await everything.check();
    await alertDialog.getByRole('button', { name: 'Delete category' }).click();
    await expect(remove).toHaveCount(left - 1);
    await closeToast(page, 'Deleted');
  }
  await expect(page.getByText('No categories found. Create your first category!')).toBeVisible();
}

test('categories and products added to an empty catalogue are public immediately @once', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAndOpen(page, '/admin/categories');
  await emptyCatalogue(page);

  await addCategory(page, 'Drives');
  await addSubcategory(page, 'Drives', 'Frequency Converters');
  await addSubcategory(page, 'Frequency Converters', 'Single Phase Converters');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Root', 'Drives', 'Frequency Converters']);

  await page.goto('/admin/products');
  const dialog = await addProduct(page);
  await fillBasics(dialog, 'Converter 0.75 kW', 'Single Phase Converters');
  await goToNextStep(dialog);
  await dialog.locator('input[type=file]').setInputFiles(pictureFile('converter.png'));
  await goToNextStep(dialog);
  await paste(dialog.getByRole('gridcell', { name: 'Row 1, Col 1' }), 'Code\tPower (kW)\nEV-FC-075\t0.75');
  await dialog.getByRole('checkbox', { name: 'First line is the header' }).check();
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expectClosed(dialog);

  await page.goto('/category/Drives/Frequency%20Converters/Single%20Phase%20Converters');
  await page
    .getByRole('link', { name: /Converter 0.75 kW/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Converter 0.75 kW' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '0.75' }).first()).toBeVisible();
  await expect(page.locator('[data-component=ProductGallery] img').first()).toBeVisible();
  const address = new URL(page.url()).pathname;

  await test.step('a deactivated category is gone on the next request (D-26)', async () => {
    await page.goto('/admin/categories');
    await categoryCard(page, 'Drives').getByRole('button', { name: 'Edit Category: Drives' }).click();
    await page.getByLabel('Status').selectOption({ label: 'Inactive' });
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(categoryCard(page, 'Drives')).toContainText('Inactive');
    const response = await page.request.get(address);
    expect(response.status()).toBe(404);
  });
});
