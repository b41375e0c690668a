import { test } from '../../e2e/isolatedServer.ts';
import { expect, expectAccessible } from '../../e2e/support.ts';
import { addCategory, categoryCard } from './categoryCards.ts';
import { signInAndOpen } from './staff.ts';
import { uniqueName } from './uniqueName.ts';

test.describe('Category Management', () => {
  test.beforeEach(async ({ page }) => {
    await signInAndOpen(page, '/admin/categories');
    await expect(page.getByRole('heading', { level: 1, name: 'Category Management' })).toBeVisible();
  });

  test('creates a main category, and a subcategory from its card (S-013, S-272, S-273, S-282, S-297, S-298, S-300)', async ({
    page,
  }) => {
    const main = uniqueName('Soft Starters');
    const below = uniqueName('Bypass');
    await page.getByRole('button', { name: 'Add Category' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Category' });
    await expect(dialog.getByLabel(/Category Name/)).toBeFocused();
    await expect(dialog.getByLabel('Parent Category')).toHaveValue('.');
    await expectAccessible(page);
    await dialog.getByLabel(/Category Name/).fill(main);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(categoryCard(page, main)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await categoryCard(page, main).getByRole('button', { name: 'Add Subcategory' }).click();
    const second = page.getByRole('dialog', { name: 'Add Subcategory' });
    await expect(page).toHaveURL(/\/admin\/categories\/\d+$/);
    await expect(second.getByLabel('Parent Category')).toHaveValue(main);
    await second.getByLabel(/Category Name/).fill(below);
    await second.getByLabel('Status').selectOption({ label: 'Inactive' });
    await second.getByRole('button', { name: 'Create' }).click();
    await expect(categoryCard(page, below)).toContainText(`Parent: ${main}`);
    await expect(categoryCard(page, below)).toContainText('Inactive');
    await page.getByRole('link', { name: 'Root' }).click();
    await expect(categoryCard(page, main)).toContainText('1 subcategory');
  });

  test(
    'keeps the dialog open until the list has reloaded (S-298, S-299)',
    { tag: '@once' },
    async ({ page }) => {
      const name = uniqueName('Fuses');
      await page.getByRole('button', { name: 'Add Category' }).click();
      await page.getByLabel(/Category Name/).fill(name);
      await page.evaluate((title) => {
        const times: Record<string, number> = {};
        Object.assign(window, { times });
        new MutationObserver(() => {
          if ([...document.querySelectorAll('h2')].some(({ textContent }) => textContent === title))
            times['listed'] ??= performance.now();
          if (times['listed'] !== undefined && !document.querySelector('[role=dialog]'))
            times['closed'] ??= performance.now();
        }).observe(document.body, { childList: true, subtree: true });
      }, name);
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // Set on `window` earlier, so it has no type.
      const times = await page.evaluate<Record<string, number>>('times');
      expect((times['closed'] ?? 0) - (times['listed'] ?? 0)).toBeGreaterThan(60);
    },
  );

  test('renames a category, keeps its parent, and returns the focus (S-286, S-289, S-306) @once', async ({
    page,
  }) => {
    const name = uniqueName('Meters');
    await addCategory(page, name);
    const edit = categoryCard(page, name).getByRole('button', { name: `Edit Category: ${name}` });
    await edit.click();
    const dialog = page.getByRole('dialog', { name: 'Edit Category' });
    await expect(dialog.getByLabel('Parent Category')).toBeDisabled();
    await dialog.getByLabel(/Category Name/).fill(`${name} Panel`);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(categoryCard(page, `${name} Panel`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(
      categoryCard(page, `${name} Panel`).getByRole('button', { name: `Edit Category: ${name} Panel` }),
    ).toBeFocused();
  });

  test('asks before discarding changes, by Cancel and by Back', { tag: '@once' }, async ({ page }) => {
    await page.getByRole('link', { name: 'Control & Switchgear' }).click();
    await page.getByRole('button', { name: 'Add Subcategory' }).first().click();
    const field = page.getByLabel(/Category Name/);
    await field.fill('Half a name');
    await page.getByRole('button', { name: 'Cancel' }).click();
    const alertDialog = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(alertDialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alertDialog).toBeHidden();
    await expect(field).toHaveValue('Half a name');
    await page.goBack();
    await expect(alertDialog).toBeVisible();
    // The history navigation was cancelled.
    await expect(page).toHaveURL(/\/admin\/categories\/\d+$/);
    await alertDialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(alertDialog).toBeHidden();
    await expect(field).toHaveValue('Half a name');
    // Escape needs the focus, which returns when the alert has closed.
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await alertDialog.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/categories\/\d+$/);
  });

  test('moves a category by keyboard, never below itself (D-06)', { tag: '@once' }, async ({ page }) => {
    const [one, other] = [uniqueName('Lamps'), uniqueName('Beacons')];
    await addCategory(page, one);
    await addCategory(page, other);
    await categoryCard(page, other)
      .getByRole('button', { name: `More actions: ${other}` })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Move…' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move Category' });
    await expect(dialog.getByLabel('Parent Category')).toBeFocused();
    await expect(dialog.getByRole('option', { name: other, exact: true })).toHaveCount(0);
    await page.keyboard.type(one);
    await expect(dialog.getByLabel('Parent Category')).toHaveValue(one);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Move' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(categoryCard(page, one)).toContainText('1 subcategory');
    await expect(categoryCard(page, other)).toHaveCount(0);
  });

  test('deletes after the stated question, and restores (S-013, S-301, D-25) @once', async ({ page }) => {
    const main = uniqueName('Sirens');
    await addCategory(page, main);
    await categoryCard(page, main).getByRole('button', { name: 'Add Subcategory' }).click();
    await page.getByLabel(/Category Name/).fill(`${main} Outdoor`);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Root' }).click();

    await categoryCard(page, main)
      .getByRole('button', { name: `Delete Category: ${main}` })
      .click();
    const alertDialog = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this category?',
    });
    await expect(alertDialog).toContainText(`${main} contains 1 subcategory.`);
    await expect(alertDialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(
      alertDialog.getByRole('radio', { name: 'Make its subcategories main categories' }),
    ).toBeChecked();
    await expectAccessible(page);
    await alertDialog.getByRole('radio', { name: 'Delete everything below' }).check();
    await alertDialog.getByRole('button', { name: 'Delete category' }).click();
    await expect(alertDialog).toHaveCount(0);
    await expect(categoryCard(page, main)).toHaveCount(0);
    await expect(page.locator('[data-component=AdminCategoryCard] a:focus')).toHaveCount(1);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(categoryCard(page, main)).toContainText('1 subcategory');
  });

  test('shows all levels as a tree with keyboard navigation and drag and drop (D-06)', async ({
    page,
    hasTouch,
  }) => {
    await page.getByText('Tree', { exact: true }).click();
    await expect(page).toHaveURL(/view=tree/);
    const row = (name: string) => page.getByRole('row', { name, exact: true });
    await row('Control & Switchgear').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expect(row('Contactors')).toBeVisible();
    await expectAccessible(page);

    await test.step('the menu of a row opens by touch and mouse', async () => {
      const menu = row('Motor Protection').getByRole('button', { name: /^More actions/ });
      await (hasTouch ? menu.tap() : menu.click());
      await expect(page.getByRole('menuitem', { name: 'Move…' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(page).toHaveURL(/view=tree/);
    });

    const moved = row('Discontinued Lines');
    if (hasTouch) {
      await moved.focus();
      await page.getByRole('button', { name: 'Drag Discontinued Lines' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Drop on Motor Protection' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('button', { name: 'Drop on Contactors' })).toBeFocused();
      await page.keyboard.press('Enter');
    } else {
      await moved.dragTo(row('Contactors'));
      // A category cannot be moved below itself.
      await row('Control & Switchgear').dragTo(row('Contactors'));
    }
    await expect(moved).toHaveAttribute('aria-level', '3');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(moved).toHaveAttribute('aria-level', '2');
    await expect(row('Control & Switchgear')).toHaveAttribute('aria-level', '1');

    await row('Contactors').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Power Contactors' })).toBeVisible();
  });

  test('finds a category by its name', { tag: '@once' }, async ({ page }) => {
    // Fast typing must not lose letters.
    await page.getByLabel('Find a category').pressSequentially('power con', { delay: 30 });
    await expect(page.getByLabel('Find a category')).toHaveValue('power con');
    await expect(page.locator('[data-component=AdminCategoryCard]')).toHaveCount(1);
    await expect(categoryCard(page, 'Power Contactors')).toBeVisible();
    await page.getByLabel('Find a category').fill('nothing at all');
    await expect(page.getByText('No category matches this.')).toBeVisible();
  });

  test(
    'accepts a picture by URL or upload, and previews it (S-288, D-55)',
    { tag: '@once' },
    async ({ page }) => {
      const name = uniqueName('Gauges');
      await page.getByRole('button', { name: 'Add Category' }).click();
      await page.getByLabel(/Category Name/).fill(name);
      await page.locator('input[type=file]').setInputFiles({
        name: 'a, "b".png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      });
      await expect(page.getByLabel('Image URL')).toHaveValue(/^[0-9a-f]+\.png$/);
      await expect(page.getByAltText('Preview of the image')).toBeVisible();
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(categoryCard(page, name).locator('img')).toBeVisible();
    },
  );
});
