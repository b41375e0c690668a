import { expect, expectAccessible, measureLayoutShift, ownerPassword, test } from '../../e2e/support.ts';
import type { Page } from '@playwright/test';

async function signIn(page: Page, password = ownerPassword) {
  await page.locator('input[name=userName]').fill('admin');
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function openNavigation(page: Page) {
  const toggle = page.getByRole('button', { name: 'Navigation' });
  if (await toggle.isVisible()) await toggle.click();
}

test.describe('without a session', () => {
  test(
    'every admin page requires a sign-in and returns to the page afterwards (S-256, D-07, O02)',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/admin/products?page=2');
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/sign-in\?from=/);
      await expectAccessible(page);
      await page.getByRole('checkbox', { name: 'Stay signed in on this computer' }).check();
      await signIn(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();
      const [cookie] = await page.context().cookies();
      expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000);
      await expect(page).toHaveURL(/\/admin\/products\?page=2$/);
    },
  );

  test('admin documents contain no data (O02)', { tag: '@once' }, async ({ request }) => {
    const html = await (await request.get('/admin/products')).text();
    expect(html).not.toContain('Contactor');
  });
});

test.describe('a wrong password', () => {
  test.use({ expectedNoise: [[/401/], { scope: 'test' }] });

  test('is reported in the form, which keeps the user name (O04)', { tag: '@once' }, async ({ page }) => {
    await page.goto('/admin/sign-in');
    await signIn(page, 'not the password');
    await expect(page.getByText('User name or password is wrong.')).toBeVisible();
    await expect(page.locator('input[name=userName]')).toHaveValue('admin');
    await expect(page.locator('input[name=password]')).toBeFocused();
  });
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/admin/sign-in');
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('the dashboard counts match the lists (S-015, S-257, S-267, S-268, S-269, S-417) @once', async ({
    page,
  }) => {
    for (const path of ['/admin', '/admin/dashboard']) {
      await page.goto(path);
      for (const [label, count] of [
        ['Total Products', '108'],
        ['Total Categories', '35'],
        ['Bestsellers', '14'],
        ['Trending Products', '11'],
      ] as const) {
        const card = page.locator('[data-component=StatCard]', { hasText: label });
        await expect(card).toContainText(count);
        await expect(card.getByRole('link')).toBeVisible();
      }
    }
    await expectAccessible(page);
    expect(await measureLayoutShift(page)).toBe(0);
  });

  test('a progress line is visible while the dashboard loads (S-270)', { tag: '@once' }, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/backend/summary', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    const line = page.getByRole('banner').getByRole('progressbar', { name: 'Loading' });
    await expect(line).toBeVisible();
    held.resolve();
    await expect(line).toHaveCount(0);
    await expect(page.locator('[data-component=StatCard]').first()).toContainText(/\d/);
  });

  test('the navigation lists its entries in order and marks the current page (S-260, S-262, S-263, S-264, S-265)', async ({
    page,
  }) => {
    await expect(page.getByRole('banner')).toContainText('ELVORA Admin');
    await openNavigation(page);
    const navigation = page.getByRole('navigation', { name: 'Admin' });
    const names = await navigation.getByRole('link').allTextContents();
    expect(names.slice(0, 3)).toEqual(['Dashboard', 'Categories', 'Products']);
    expect(names[3]).toMatch(/^Enquiries/);
    await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await navigation.getByRole('link', { name: 'Categories' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Category Management' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/categories$/);
  });

  test('categories open by name and close by breadcrumb (S-258, S-271, S-275, S-276, S-294, S-295, S-296) @once', async ({
    page,
  }) => {
    await page.goto('/admin/categories');
    await page.getByRole('link', { name: 'Control & Switchgear' }).click();
    await expect(page.getByRole('link', { name: 'Discontinued Lines' })).toBeVisible();
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Contactors', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Power Contactors' })).toBeVisible();
    await page.reload();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Root', 'Control & Switchgear', 'Contactors']);
    await expectAccessible(page);
    await trail.getByRole('link', { name: 'Root' }).click();
    await expect(page.getByRole('link', { name: 'Panel Accessories' })).toBeVisible();
  });

  test('arrow keys move between cards, Enter opens a category, Backspace goes up @mouse', async ({
    page,
  }) => {
    await page.goto('/admin/categories');
    const name = (category: string) => page.getByRole('link', { name: category, exact: true });
    await name('Cable Accessories').focus();
    await page.keyboard.press('ArrowRight');
    await expect(name('Control & Switchgear')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await name('Cable Glands').focus();
    await page.keyboard.press('Shift+F10');
    // The menu is visible slightly before it handles keys.
    await expect(page.getByRole('menuitem', { name: 'Move…' })).toBeFocused();
    await page.keyboard.press('Escape');
    // The card handles keys again once the menu has returned the focus.
    await expect(page.locator('[data-component=AdminCategoryCard] :focus')).toHaveCount(1);
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(/\/admin\/categories$/);
  });

  test('products are paginated (S-259, S-314, S-315, S-316) @once', async ({ page }) => {
    await page.goto('/admin/products');
    await expect(page.getByText('1–24 of 108')).toBeVisible();
    await expect(page.getByText('Category: Cable Glands', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /next/i }).click();
    await expect(page.getByText('25–48 of 108')).toBeVisible();
    await expectAccessible(page);
  });

  test('the command search opens any page by keyboard @mouse', async ({ page }) => {
    await page.getByRole('link', { name: 'Add Product' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Product' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/products$/);

    const finder = page.getByRole('combobox', { name: 'Find' });
    // The page is inert until the dialog has closed.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(finder).toBeFocused({ timeout: 300 });
    }).toPass();
    await expect(page.getByRole('option', { name: /^Trash/ })).toBeVisible();
    await page.keyboard.type('EV-BG-M12');
    await expect(page.getByRole('option', { name: /^Brass Cable Gland, Metric Thread/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const found = page.getByRole('dialog', { name: 'Edit Product' });
    await expect(found.getByRole('textbox', { name: 'Product Name' })).toHaveValue(
      'Brass Cable Gland, Metric Thread',
    );
    await page.keyboard.press('Escape');
    await expect(found).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/products$/);

    await expect(async () => {
      await page.keyboard.press('/');
      await expect(finder).toBeFocused({ timeout: 300 });
    }).toPass();
    await page.keyboard.type('lug');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/products\?query=lug$/);
  });

  test('signing out ends the session (O15)', { tag: '@once' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Account: admin' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await page.goto('/admin/products');
    await expect(page).toHaveURL(/sign-in/);
  });
});

test.describe('an unknown path', () => {
  // Browsers log the status of the document.
  test.use({ expectedNoise: [[/status of 404/], { scope: 'test' }] });

  test(
    'shows a not-found page inside the shell, with status 404 (D-52)',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/admin/sign-in');
      await signIn(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      const response = await page.goto('/admin/nothing');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await openNavigation(page);
      await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
    },
  );
});
