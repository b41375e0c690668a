import { test } from '../../e2e/isolatedServer.ts';
import { expect, expectAccessible } from '../../e2e/support.ts';
import { addSubcategory, addCategory, categoryCard } from './categoryCards.ts';
import { signInAndOpen } from './staff.ts';
import { uniqueName } from './uniqueName.ts';

test('deleted entries can be restored from the trash (D-25) @once', async ({ page }) => {
  const name = uniqueName('Buzzers');
  await signInAndOpen(page, '/admin/categories');
  await addCategory(page, name);
  await addSubcategory(page, name, `${name} Small`);
  await page.getByRole('link', { name: 'Root' }).click();
  await categoryCard(page, name)
    .getByRole('button', { name: `Delete Category: ${name}` })
    .click();
  await page.getByRole('radio', { name: 'Delete everything below' }).check();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click();
  await expect(categoryCard(page, name)).toHaveCount(0);

  await page.goto('/admin/trash');
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('with 1 subcategory');
  await expectAccessible(page);
  await item.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(item).toHaveCount(0);
  await page.goto('/admin/categories');
  await expect(categoryCard(page, name)).toContainText('1 subcategory');
});

test('the history shows who changed what and restores a version', { tag: '@once' }, async ({ page }) => {
  const name = uniqueName('Horns');
  await signInAndOpen(page, '/admin/categories');
  await addCategory(page, name);
  await categoryCard(page, name)
    .getByRole('button', { name: `Edit Category: ${name}` })
    .click();
  await page.getByLabel(/Category Name/).fill(`${name} Loud`);
  await page.getByRole('button', { name: 'Update' }).click();
  await categoryCard(page, `${name} Loud`)
    .getByRole('button', { name: /More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `History: ${name} Loud` })).toBeVisible();
  // On phones each cell contains its column header.
  const change = page.getByRole('row').filter({ has: page.getByRole('cell', { name: `${name} Loud` }) });
  await expect(change.getByRole('rowheader', { name: 'Category Name' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Restore this version/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `History: ${name}`, exact: true })).toBeVisible();
});

test('the dashboard lists quality issues and links to their fixes', { tag: '@once' }, async ({ page }) => {
  await signInAndOpen(page, '/admin/categories');
  const name = uniqueName('Empty');
  await addCategory(page, name);
  await page.goto('/admin');
  const group = page.getByText(/categor(y is|ies are) empty$/);
  await group.click();
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name);
});
