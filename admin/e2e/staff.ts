import type { Page } from '@playwright/test';
import { expect, ownerPassword } from '../../e2e/support.ts';

/** Signs in and waits for the requested page. */
export async function signIn(
  page: Page,
  { userName = 'admin', password = ownerPassword }: { userName?: string; password?: string } = {},
) {
  await page.locator('input[name=userName]').fill(userName);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in and opens a page of the admin. */
export async function signInAndOpen(page: Page, path: string, account?: Parameters<typeof signIn>[1]) {
  await page.goto(path);
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in');
}

/** Waits for the toast of a write, which follows the reloaded list, and closes it so that it covers nothing. */
export async function closeToast(page: Page, text: string) {
  const toaster = page.locator('[data-component=Toaster]');
  await expect(toaster).toContainText(text);
  const close = toaster.getByRole('button', { name: 'Close' });
  await close.click();
  await expect(close).toHaveCount(0);
}
