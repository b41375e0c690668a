import { test } from '../../e2e/isolatedServer.ts';
import { expect, expectAccessible } from '../../e2e/support.ts';
import { addCategory, categoryCard } from './categoryCards.ts';
import { signInAndOpen } from './staff.ts';
import { uniqueName } from './uniqueName.ts';

test.describe('concurrent edits of a category', () => {
  test.use({ expectedNoise: [[/412/, /The category could not be saved/], { scope: 'test' }] });

  test(
    'can be compared and resolved without losing input (O43)',
    { tag: '@once' },
    async ({ page, context }) => {
      const name = uniqueName('Timers');
      await signInAndOpen(page, '/admin/categories');
      await addCategory(page, name);
      await categoryCard(page, name)
        .getByRole('button', { name: /Edit Category/ })
        .click();
      await page.getByLabel(/Category Name/).fill(`${name} mine`);

      const other = await context.newPage();
      await other.goto('/admin/categories');
      await categoryCard(other, name)
        .getByRole('button', { name: /Edit Category/ })
        .click();
      await other.getByLabel(/Category Name/).fill(`${name} theirs`);
      await other.getByRole('button', { name: 'Update' }).click();
      await expect(categoryCard(other, `${name} theirs`)).toBeVisible();
      await other.close();

      await page.getByRole('button', { name: 'Update' }).click();
      const conflict = page.getByRole('region', { name: 'Someone else has saved this in the meantime' });
      await expect(conflict).toBeFocused();
      await expect(
        conflict.getByRole('row', { name: new RegExp(`^Category Name .*${name} mine .*${name} theirs$`) }),
      ).toBeVisible();
      await expectAccessible(page);
      await conflict.getByRole('button', { name: 'Keep mine' }).click();
      await expect(categoryCard(page, `${name} mine`)).toBeVisible();
    },
  );
});
