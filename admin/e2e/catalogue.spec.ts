import { test } from '../../e2e/ownServer.ts';
import { expect, expectAccessible } from '../../e2e/support.ts';
import { addBelow, addHere, card } from './categoryCards.ts';
import { openAs } from './staff.ts';

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

test('the history tells who changed what, and goes back', { tag: '@once' }, async ({ page }) => {
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

test('the dashboard shows what is missing, and leads there', { tag: '@once' }, async ({ page }) => {
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
