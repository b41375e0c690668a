import { expect, expectAccessible, openPage, test } from './support.ts';

const glands = '/category/Cable%20Accessories/Cable%20Glands';

test('a buyer narrows glands by thread and cable, and walks Back (D-58)', async ({ page, isMobile }) => {
  await openPage(page, glands);
  const filters = page.getByRole('search', { name: 'Filters' });
  const open = async () => {
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  };
  await open();
  const thread = filters.getByRole('checkbox', { name: /^M20 / }).first();
  await thread.click();
  await expect(page).toHaveURL(/where=entryThread:M20/);
  await expect(page.getByText(/^\d+ of 15 products, \d+ of \d+ sizes$/)).toBeAttached();
  if (isMobile) {
    await page
      .getByRole('dialog', { name: 'Filters' })
      .getByRole('button', { name: /^Show \d+ sizes in/ })
      .click();
  }
  await expect(page.getByRole('link', { name: /^Remove Entry thread: M20/ })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/where/);
  await open();
  await expect(thread).not.toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form', { tag: '@once' }, async ({ page }) => {
    await page.goto(glands);
    const filters = page.getByRole('search', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^M20 / }).first().check();
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/where=entryThread/);
    await expect(page.getByRole('link', { name: /^Remove Entry thread: M20/ })).toBeVisible();
  });
});
