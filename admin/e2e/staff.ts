import type { Page } from '@playwright/test';
import { expect, ownerPassword } from '../../e2e/support.ts';

/** Signs in and waits for the page that was asked for. */
export async function signIn(
  page: Page,
  { userName = 'admin', password = ownerPassword }: { userName?: string; password?: string } = {},
) {
  await page.locator('input[name=userName]').fill(userName);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in and goes to a page of the admin. */
export async function openAs(page: Page, path: string, account?: Parameters<typeof signIn>[1]) {
  await page.goto(path);
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in');
}

/** Takes away toasts that wait, and cover what is under them. */
export async function closeToasts(page: Page) {
  const close = page.locator('[data-component=Toaster]').getByRole('button', { name: 'Close' });
  // All in one go: some of them are about to go by themselves.
  await close.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(close).toHaveCount(0);
}
