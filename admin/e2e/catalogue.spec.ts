import type { Page } from '@playwright/test';
import { test } from '../../e2e/ownServer.ts';
import { expect, expectAccessible } from '../../e2e/support.ts';
import { addProduct, closed, fillBasics, next, paste, picture } from './productDialog.ts';
import { closeToasts, openAs } from './staff.ts';

const card = (page: Page, name: string) =>
  page.locator('[data-component=AdminCategoryCard]', { has: page.getByRole('link', { name, exact: true }) });

async function addHere(page: Page, name: string) {
  await page
    .getByRole('button', { name: /^Add (Category|Subcategory)$/ })
    .first()
    .click();
  await page.getByLabel(/Category Name/).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function addBelow(page: Page, parent: string, name: string) {
  await card(page, parent).getByRole('button', { name: 'Add Subcategory' }).click();
  await page.getByLabel(/Category Name/).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, name)).toBeVisible();
}

async function emptyCatalogue(page: Page) {
  await page.goto('/admin/categories');
  await expect(page.getByText('Loading categories...')).toHaveCount(0);
  for (;;) {
    const remove = page.getByRole('button', { name: /^Delete Category: / });
    const left = await remove.count();
    if (left === 0) break;
    await remove.first().click();
    const everything = page.getByRole('radio', { name: 'Delete everything below' });
    if (await everything.isVisible()) await everything.check();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click();
    await expect(remove).toHaveCount(left - 1);
    await closeToasts(page);
  }
  await expect(page.getByText('No categories found. Create your first category!')).toBeVisible();
}

test('an empty catalogue grows three levels deep, and the public site shows it at once', async ({ page }) => {
  test.setTimeout(120_000);
  await openAs(page, '/admin/categories');
  await emptyCatalogue(page);

  await addHere(page, 'Drives');
  await addBelow(page, 'Drives', 'Frequency Converters');
  await addBelow(page, 'Frequency Converters', 'Single Phase Converters');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Root', 'Drives', 'Frequency Converters']);

  await page.goto('/admin/products');
  const dialog = await addProduct(page);
  await fillBasics(dialog, 'Converter 0.75 kW', 'Single Phase Converters');
  await next(dialog);
  await dialog.locator('input[type=file]').setInputFiles(picture('converter.png'));
  await next(dialog);
  await paste(dialog.getByRole('gridcell', { name: 'Row 1, Col 1' }), 'Code\tPower (kW)\nEV-FC-075\t0.75');
  await dialog.getByRole('checkbox', { name: 'First line is the header' }).check();
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await closed(dialog);

  await page.goto('/category/Drives/Frequency%20Converters/Single%20Phase%20Converters');
  await page
    .getByRole('link', { name: /Converter 0.75 kW/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Converter 0.75 kW' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '0.75' }).first()).toBeVisible();
  await expect(page.locator('[data-component=ProductGallery] img').first()).toBeVisible();
  const address = new URL(page.url()).pathname;

  await test.step('a category that is switched off is gone from the site on the next request (D-26)', async () => {
    await page.goto('/admin/categories');
    await card(page, 'Drives').getByRole('button', { name: 'Edit Category: Drives' }).click();
    await page.getByLabel('Status').selectOption({ label: 'Inactive' });
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(card(page, 'Drives')).toContainText('Inactive');
    const answer = await page.request.get(address);
    expect(answer.status()).toBe(404);
  });
});

test('what was deleted is taken out of the trash again (D-25)', async ({ page }) => {
  const name = `Buzzers ${test.info().project.name} ${test.info().retry}`;
  await openAs(page, '/admin/categories');
  await addHere(page, name);
  await addBelow(page, name, `${name} Small`);
  await page.getByRole('link', { name: 'Root' }).click();
  await card(page, name)
    .getByRole('button', { name: `Delete Category: ${name}` })
    .click();
  await page.getByRole('radio', { name: 'Delete everything below' }).check();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click();
  await expect(card(page, name)).toHaveCount(0);

  await page.goto('/admin/trash');
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('with 1 subcategory');
  await expectAccessible(page);
  await item.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(item).toHaveCount(0);
  await page.goto('/admin/categories');
  await expect(card(page, name)).toContainText('1 subcategory');
});

test('the history tells who changed what, and goes back', async ({ page }) => {
  const name = `Horns ${test.info().project.name} ${test.info().retry}`;
  await openAs(page, '/admin/categories');
  await addHere(page, name);
  await card(page, name)
    .getByRole('button', { name: `Edit Category: ${name}` })
    .click();
  await page.getByLabel(/Category Name/).fill(`${name} Loud`);
  await page.getByRole('button', { name: 'Update' }).click();
  await card(page, `${name} Loud`)
    .getByRole('button', { name: /More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `History: ${name} Loud` })).toBeVisible();
  // On phones each cell says which column it is of.
  const change = page.getByRole('row').filter({ has: page.getByRole('cell', { name: `${name} Loud` }) });
  await expect(change.getByRole('rowheader', { name: 'Category Name' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Go back to this/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `History: ${name}`, exact: true })).toBeVisible();
});

test('the dashboard shows what is missing, and leads there', async ({ page }) => {
  await openAs(page, '/admin/categories');
  const name = `Empty ${test.info().project.name} ${test.info().retry}`;
  await addHere(page, name);
  await page.goto('/admin');
  const group = page.getByText(/categor(y is|ies are) empty$/);
  await group.click();
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name);
});
