import type { Page } from '@playwright/test';
import { test } from '../../e2e/isolatedServer.ts';
import { expect, expectAccessible, ownerPassword } from '../../e2e/support.ts';
import { signInAndOpen, signIn } from './staff.ts';
import { uniqueId } from './uniqueName.ts';

const password = 'three quiet relays click';

async function createAccount(page: Page, userName: string, role: 'Viewer' | 'Editor' | 'Owner') {
  await page.getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add account' });
  await dialog.getByLabel(/User name/).fill(userName);
  await dialog
    .getByLabel(/^Password/, { exact: false })
    .first()
    .fill(password);
  await dialog.getByRole('radio', { name: role }).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: userName })).toContainText(role);
}

async function signOut(page: Page) {
  const drawer = page.getByRole('button', { name: 'Navigation' });
  if (await drawer.isVisible()) {
    await drawer.click();
    await page.getByRole('button', { name: 'Sign out' }).click();
  } else {
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
}

test.describe('Staff accounts (D-07)', () => {
  test('a viewer sees everything and changes nothing (S-266) @once', async ({ page }) => {
    const viewer = uniqueId('viewer');
    await signInAndOpen(page, '/admin/staff');
    await createAccount(page, viewer, 'Viewer');
    await expectAccessible(page);
    await signOut(page);
    await signIn(page, { userName: viewer, password });
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goto('/admin/categories');
    await expect(page.getByRole('link', { name: 'Cable Accessories' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Add|Edit Category|Delete Category/ })).toHaveCount(0);
    await page.goto('/admin/trash');
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
    await page.goto('/admin/staff');
    await expect(page.getByText('Only owners can manage accounts.')).toBeVisible();
  });

  test('the owner changes roles, sets passwords and disables accounts @once', async ({ page }) => {
    const editor = uniqueId('editor');
    await signInAndOpen(page, '/admin/staff');
    await createAccount(page, editor, 'Editor');
    const item = page.getByRole('listitem').filter({ hasText: editor });
    const act = async (name: string) => {
      await item.getByRole('button', { name: `Actions: ${editor}` }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    for (const role of ['Owner', 'Viewer'] as const) {
      await act('Change role');
      await page.getByRole('radio', { name: role }).check();
      await page
        .getByLabel(/^Your own password/)
        .first()
        .fill(ownerPassword);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(item).toContainText(role);
    }
    await act('Set a new password');
    await page
      .getByLabel(/^Password/)
      .first()
      .fill('a new one for the editor');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await act('Disable');
    const alertDialog = page.getByRole('alertdialog', { name: `Disable the account '${editor}'?` });
    await expect(alertDialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await alertDialog.getByRole('button', { name: 'Disable' }).click();
    await expect(item).toContainText('Disabled');
    await act('Enable');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click();
    await expect(item).not.toContainText('Disabled');
  });

  test('every user can change their own password by keyboard', { tag: '@once' }, async ({ page }) => {
    const editor = uniqueId('self');
    await signInAndOpen(page, '/admin/staff');
    await createAccount(page, editor, 'Editor');
    await signOut(page);
    await signIn(page, { userName: editor, password });
    const account = page.getByRole('button', { name: /^Account:/ });
    await account.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Change password' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await expect(dialog.getByLabel(/Current password/).first()).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('another quiet relay clicks');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await signOut(page);
    await signIn(page, { userName: editor, password: 'another quiet relay clicks' });
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});

test.describe('a duplicate user name', () => {
  test.use({ expectedNoise: [[/409/, /The account could not be created/], { scope: 'test' }] });

  test('is reported at the field', { tag: '@once' }, async ({ page }) => {
    await signInAndOpen(page, '/admin/staff');
    await page.getByRole('button', { name: 'Add account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add account' });
    await dialog.getByLabel(/User name/).fill('ADMIN');
    await dialog
      .getByLabel(/^Password/)
      .first()
      .fill(password);
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog.getByLabel(/User name/)).toHaveAttribute('aria-invalid', 'true');
  });
});
