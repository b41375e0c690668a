import { test } from '../../e2e/isolatedServer.ts';
import { expect } from '../../e2e/support.ts';
import { expectClosed, createProduct, editProduct, openProducts } from './productDialog.ts';
import { uniqueName } from './uniqueName.ts';

test.beforeEach(({ page }) => openProducts(page));

test.describe('concurrent edits', () => {
  test.use({ expectedNoise: [[/412|could not be saved/], { scope: 'test' }] });

  test(
    'of a product can be compared and resolved without losing input (O43)',
    { tag: '@once' },
    async ({ page }) => {
      const name = uniqueName('Journey conflict');
      await createProduct(page, name);
      const dialog = await editProduct(page, name);
      await dialog.getByRole('textbox', { name: 'Description' }).fill('Mine.');

      const list = await page.request.get(`/backend/products?scope=all&query=${encodeURIComponent(name)}`);
      const [product] = ((await list.json()) as { data: { id: number }[] }).data;
      const changed = await page.request.put(`/backend/products/${product?.id}`, {
        headers: { 'if-match': '"1"', origin: new URL(page.url()).origin },
        multipart: {
          name,
          category_id: 'Contactors',
          keyword: 'journey, test',
          description: 'Theirs.',
          bestseller: '0',
          trending: '0',
          data: '',
          existingImagesCount: '0',
        },
      });
      expect(changed.status()).toBe(200);

      await dialog.getByRole('tab', { name: 'Specifications' }).click();
      await dialog.getByRole('button', { name: 'Update Product' }).click();
      const conflict = dialog.getByRole('region', { name: 'Someone else has saved this in the meantime' });
      await expect(conflict.getByRole('cell', { name: 'Mine.' })).toBeVisible();
      await expect(conflict.getByRole('cell', { name: 'Theirs.' })).toBeVisible();
      await conflict.getByRole('button', { name: 'Keep mine' }).click();
      await expectClosed(dialog);
      const after = await page.request.get(`/backend/products?scope=all&query=${encodeURIComponent(name)}`);
      expect(await after.text()).toContain('Mine.');
    },
  );
});
