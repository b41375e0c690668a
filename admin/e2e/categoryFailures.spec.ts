import { test } from '../../e2e/isolatedServer.ts';
import { expect, expectAccessible } from '../../e2e/support.ts';
import { addCategory, categoryCard } from './categoryCards.ts';
import { signInAndOpen, signIn } from './staff.ts';
import { uniqueName } from './uniqueName.ts';

test.describe('a duplicate name', () => {
  test.use({ expectedNoise: [[/409/, /The category could not be saved/], { scope: 'test' }] });

  test('is reported at the field and keeps the input (D-06, D-21)', { tag: '@once' }, async ({ page }) => {
    await signInAndOpen(page, '/admin/categories');
    await page.getByRole('button', { name: 'Add Category' }).click();
    await page.getByLabel(/Category Name/).fill(' cable ACCESSORIES ');
    await page.getByLabel('Image URL').fill('/favicon.svg');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText("There is already a category named 'Cable Accessories'")).toBeVisible();
    await expect(page.getByLabel(/Category Name/)).toBeFocused();
    await expect(page.getByLabel('Image URL')).toHaveValue('/favicon.svg');
  });
});

test.describe('a save that fails', () => {
  test.use({
    expectedNoise: [
      [/The category could not be saved/, /ERR_FAILED|ERR_CONNECTION/, /503/],
      { scope: 'test' },
    ],
  });

  test(
    'is logged and reported, keeps the input, and creates one category when repeated (S-311, S-418, D-21, O100)',
    { tag: '@once' },
    async ({ page }) => {
      const name = uniqueName('Relays of today');
      await signInAndOpen(page, '/admin/categories');
      await page.getByRole('button', { name: 'Add Category' }).click();
      await page.getByLabel(/Category Name/).fill(name);
      // The server creates it, but the response is lost.
      await page.route('**/backend/categories', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch();
        await route.abort();
      });
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'The category could not be saved' }),
      ).toBeVisible();
      await expect(page.getByLabel(/Category Name/)).toHaveValue(name);
      // The follow-up of a save has not run: the list is unchanged.
      await expect(categoryCard(page, name)).toHaveCount(0);
      await page.unroute('**/backend/categories');
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(categoryCard(page, name)).toHaveCount(1);
    },
  );
});

test.describe('a deletion that fails', () => {
  test.use({ expectedNoise: [[/The category could not be deleted/, /ERR_FAILED/], { scope: 'test' }] });

  test('is logged and reported, and deletes nothing (S-311, D-21)', { tag: '@once' }, async ({ page }) => {
    await signInAndOpen(page, '/admin/categories');
    const name = uniqueName('Bells');
    await addCategory(page, name);
    await page.route('**/backend/categories/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    );
    await categoryCard(page, name)
      .getByRole('button', { name: `Delete Category: ${name}` })
      .click();
    const alertDialog = page.getByRole('alertdialog');
    await alertDialog.getByRole('button', { name: 'Delete category' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'The category could not be deleted' }),
    ).toBeVisible();
    await expect(alertDialog).toBeVisible();
    await alertDialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(categoryCard(page, name)).toBeVisible();
  });
});

test.describe('a session that ends during an edit', () => {
  test.use({ expectedNoise: [[/401/], { scope: 'test' }] });

  test('asks to sign in over the page and keeps the input (D-07) @once', async ({ page, context }) => {
    const name = uniqueName('Switches');
    await signInAndOpen(page, '/admin/categories');
    await page.getByRole('button', { name: 'Add Category' }).click();
    await page.getByLabel(/Category Name/).fill(name);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Create' }).click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(again.getByLabel(/User name/)).toHaveValue('admin');
    await expectAccessible(page);
    await signIn(page);
    await expect(again).toHaveCount(0);
    await expect(page.getByLabel(/Category Name/)).toHaveValue(name);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(categoryCard(page, name)).toBeVisible();
  });
});

test.describe('an unreachable server', () => {
  test.use({ expectedNoise: [[/ERR_FAILED/, /ERR_CONNECTION/], { scope: 'test' }] });

  test(
    'is reported with the stated text after the tree request fails, too (S-304, S-310, S-312)',
    { tag: '@once' },
    async ({ page }) => {
      const requests: string[] = [];
      await page.route('**/backend/categories*', (route) => {
        requests.push(new URL(route.request().url()).searchParams.get('case') ?? 'main');
        return route.abort();
      });
      await signInAndOpen(page, '/admin/categories');
      await expect(page.getByRole('alert')).toHaveText(
        'Failed to fetch categories. Please check your connection.',
        { timeout: 30_000 },
      );
      expect(requests).toContain('get_category_tree');
    },
  );
});
