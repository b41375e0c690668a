import { test } from '../../e2e/isolatedServer.ts';
import { expect, expectAccessible } from '../../e2e/support.ts';
import {
  addProduct,
  expectClosed,
  createProduct,
  productDialog,
  fillBasics,
  filterProducts,
  goToNextStep,
  openProducts,
  paste,
  pictureFile,
} from './productDialog.ts';
import { uniqueName } from './uniqueName.ts';

test.beforeEach(({ page }) => openProducts(page));

test('a product with pictures and a pasted table is on the public site at the next request (S-313, S-325, S-330, S-331, S-332, S-355, S-371) @once', async ({
  page,
}) => {
  const name = uniqueName('Journey "Gland", 50 % & more 😀 محوّل');
  const dialog = await addProduct(page);
  await fillBasics(dialog, name);
  await dialog.getByRole('switch', { name: 'Trending' }).check();
  await goToNextStep(dialog);
  await expect(dialog.getByRole('button', { name: 'Upload Images' })).toHaveAccessibleDescription(
    'Maximum file size: 10MB per image. Supported formats: JPG, PNG, GIF, WebP',
  );
  await dialog
    .locator('input[type=file]')
    .setInputFiles([pictureFile('front, left.png'), pictureFile('side.png')]);
  await expect(dialog.getByRole('heading', { name: 'New Images (2)' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Actions for side.png' }).click();
  await page.getByRole('menuitem', { name: 'Make main' }).click();
  await expect(dialog.getByRole('listitem', { name: /^side\.png, .* KB, new, 1 of 2$/ })).toBeVisible();
  await goToNextStep(dialog);
  await expectAccessible(page);
  await paste(
    dialog.getByRole('gridcell', { name: 'Row 1, Col 1' }),
    'Ordering code\tCurrent (A)\nEV-J-1\t10\nEV-J-2\t"16\nmax."',
  );
  await dialog.getByRole('checkbox', { name: 'First line is the header' }).check();
  await test.step('the preview shows unsaved changes as the page', async () => {
    const toggle = dialog.getByRole('button', { name: 'Preview of the page' });
    await toggle.click();
    const preview = dialog.getByRole('region', { name: 'Preview of the page' });
    await expect(preview.getByRole('heading', { name })).toBeVisible();
    await expect(preview.getByRole('tab')).toHaveCount(2);
    await expect(preview.getByRole('cell', { name: '10', exact: true })).toBeVisible();
    await toggle.click();
    await expect(preview).toBeHidden();
  });
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expectClosed(dialog);
  await test.step('on another page of the list can be opened from the message', async () => {
    const toaster = page.locator('[data-component=Toaster]');
    await expect(toaster).toContainText(`Saved '${name}'`);
    await toaster.getByRole('button', { name: 'Open' }).click();
    const saved = productDialog(page, 'Edit Product');
    await expect(saved.getByRole('textbox', { name: 'Product Name' })).toHaveValue(name);
    await page.goBack();
    await expectClosed(saved);
  });

  const found = await page.request.get(
    `/backend/products?case=search_product&query=${encodeURIComponent(name)}`,
  );
  const [product] = ((await found.json()) as { data: { id: number; images: string; data: unknown }[] }).data;
  expect(product?.images.split(',')).toHaveLength(2);
  const html = await (await page.request.get(`/product/${product?.id}`)).text();
  for (const text of ['Journey', 'EV-J-1', 'Ordering code', 'max.']) expect(html).toContain(text);
});

test('duplicating a product copies its images and table', { tag: '@once' }, async ({ page }) => {
  await filterProducts(page, 'Brass Cable Gland, Metric Thread');
  await page.getByRole('button', { name: 'More actions: Brass Cable Gland, Metric Thread' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const dialog = productDialog(page, 'Add Product');
  const field = dialog.getByRole('textbox', { name: 'Product Name' });
  await expect(field).toHaveValue('Brass Cable Gland, Metric Thread (copy)');
  const name = uniqueName('Journey copy');
  await field.fill(name);
  await goToNextStep(dialog);
  await expect(dialog.getByRole('heading', { name: 'New Images (2)' })).toBeVisible();
  await goToNextStep(dialog);
  await expect(dialog.getByRole('gridcell', { name: 'EV-BG-M12' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expectClosed(dialog);
  await filterProducts(page, name);
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('a link opens a product, and discarding a change closes it', { tag: '@once' }, async ({ page }) => {
  const list = await page.request.get('/backend/products?scope=all&limit=1');
  const [product] = ((await list.json()) as { data: { id: number; name: string }[] }).data;
  await page.goto(`/admin/products?flag=trending&edit=${product?.id}`);
  const dialog = productDialog(page, 'Edit Product');
  const field = dialog.getByRole('textbox', { name: 'Product Name' });
  await expect(field).toHaveValue(product?.name ?? '');
  await field.fill('Something else');
  await page.keyboard.press('Escape');
  const alertDialog = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await alertDialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(alertDialog).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/products\?flag=trending$/);
});

test('the URL holds the filters and the order of the list @once', async ({ page }) => {
  await page.goto('/admin/products?flag=bestseller&sort=name');
  await expect(page.getByRole('button', { name: /^Bestseller/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Cable Glands');
  await expect(page).toHaveURL(/category=Cable\+Glands/);
  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(page);
  const search = page.getByRole('searchbox', { name: 'Name, keyword or ordering code' });
  await test.step('pausing while typing does not interrupt it', async () => {
    await search.pressSequentially('brass');
    await expect(page).toHaveURL(/query=brass&/);
    await page.keyboard.type(' gland');
    await expect(search).toHaveValue('brass gland');
    await expect(page).toHaveURL(/query=brass\+gland&/);
  });
  await test.step('the view is stored per account (D-61)', async () => {
    await page.goBack();
    await expect(search).toHaveValue('');
    await page.reload();
    await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
    await page.getByText('Cards', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'Products' })).toBeHidden();
  });
});

test('a flag set on selected products can be undone in one step', { tag: '@once' }, async ({ page }) => {
  const name = uniqueName('Journey flagged');
  await createProduct(page, name);
  await page.locator('[data-component=Toaster]').getByRole('button', { name: 'Close' }).click();
  await filterProducts(page, name);
  await page.getByText('Table', { exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mark as Trending' }).click();
  await expect(row.getByText('Trending')).toBeVisible();
  const toaster = page.locator('[data-component=Toaster]');
  await expect(toaster).toContainText('Changed 1 product');
  await toaster.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Trending')).toBeHidden();
  await page.getByRole('button', { name: 'Not Bestseller' }).click();
  await expect(toaster).toContainText('Nothing to change');
  await page.getByText('Cards', { exact: true }).click();
});
