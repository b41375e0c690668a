import { test } from '../../e2e/isolatedServer.ts';
import { expect } from '../../e2e/support.ts';
import { createProduct, filterProducts, openProducts } from './productDialog.ts';
import { uniqueName } from './uniqueName.ts';

test.beforeEach(({ page }) => openProducts(page));

test.describe('a deletion', () => {
  test.use({
    expectedNoise: [[/could not be deleted|Failed to load resource|ERR_/], { scope: 'test' }],
  });

  test(
    'is confirmed, reported when it fails, and can be undone (S-014, S-343, S-364, D-21)',
    { tag: '@once' },
    async ({ page }) => {
      const name = uniqueName('Journey deleted');
      await createProduct(page, name);
      await filterProducts(page, name);
      const remove = page.getByRole('button', { name: `Delete Product: ${name}` });
      await remove.click();
      const alertDialog = page.getByRole('alertdialog', {
        name: 'Are you sure you want to delete this product?',
      });
      await expect(alertDialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.route('**/backend/products/*', (route) => route.abort(), { times: 1 });
      await alertDialog.getByRole('button', { name: 'Delete product' }).click();
      await expect(page.getByText('The product could not be deleted')).toBeVisible();
      await expect(alertDialog).toBeVisible();
      const list = await page.request.get(`/backend/products?scope=all&query=${encodeURIComponent(name)}`);
      expect(((await list.json()) as { data: unknown[] }).data).toHaveLength(1);

      await alertDialog.getByRole('button', { name: 'Delete product' }).click();
      await expect(remove).toBeHidden();
      await expect(page.getByText('No products match this search.')).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(remove).toBeVisible();
    },
  );
});
