import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, findProductByName, test } from './support.ts';

const gland = 'Brass Cable Gland, Metric Thread';

/** Codes of the first sizes of some products, in the spellings of mails and spreadsheets. */
async function pastedLines({ request }: Page, count: number): Promise<{ codes: string[]; text: string }> {
  const response = await request.get('/backend/products');
  const { data } = (await response.json()) as { data: { data: string | null }[] };
  const codes = new Set(
    data.flatMap((product) => /"(EV-[A-Z]{2}-[A-Z]?\d+)"/.exec(product.data ?? '')?.[1] ?? []),
  );
  const listed = [...codes].slice(0, count);
  const spell = [
    (code: string, quantity: number) => `${quantity} x ${code}`,
    (code: string, quantity: number) => `${code};${quantity}`,
    (code: string, quantity: number) => `${code}\t${quantity}`,
  ];
  const text = listed.map((code, at) => spell[at % 3]?.(code, at + 2)).join('\n');
  return { codes: listed, text };
}

const lines = (page: Page) => page.getByRole('list', { name: 'Quote list' }).getByRole('listitem');

test("a clerk's 25 codes are pasted, checked and sent with six interactions (D-56, D-08)", async ({
  page,
}) => {
  const { codes, text } = await pastedLines(page, 25);
  expect(codes).toHaveLength(25);
  await openPage(page, '/cart');
  const sent: Record<string, { lines?: unknown[]; items?: { code: string; quantity: number }[] }[]> = {};
  page.on('request', (request) => {
    if (request.method() === 'POST')
      (sent[request.url().split('/').at(-1) ?? ''] ??= []).push(request.postDataJSON());
  });

  await page.getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a list' });
  await dialog.getByRole('textbox', { name: 'Your lines' }).fill(text);
  await expect(dialog.getByText('25 found')).toBeVisible();
  expect(sent['quote-lines']).toHaveLength(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 25 lines' }).click();
  await expect(lines(page)).toHaveCount(25);
  await page.locator('#cart-email').fill('purchase@company.example');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

  expect(sent['quotes']?.[0]?.items?.map(({ code, quantity }) => [code, quantity])).toEqual(
    codes.map((code, at) => [code, at + 2]),
  );
  for (const code of codes) await expect(page.getByRole('cell', { name: code, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Use as new list' }).click();
  await expect(lines(page)).toHaveCount(25);
});

test(
  'tabs share the list, a reload offers it again, and a link opens it (S-213, D-59)',
  { tag: '@once' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id } = await findProductByName(page.request, gland);
    await openPage(page, `/product/${id}`);
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('50');
    await page.getByRole('button', { name: 'Add To Quote' }).click();
    const other = await context.newPage();
    // The tab listens once its network is idle.
    const listening = other.waitForResponse(/\/assets\/listStorage/);
    await openPage(other, '/about-us');
    const otherCart = other.getByRole('link', { name: /^Quote list/ });
    await expect(otherCart).toHaveAccessibleName(/^Quote list(?:, 0 items)?$/);
    await (await listening).finished();

    await page.getByRole('link', { name: /^Quote list/ }).click();
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${gland}` });
    await quantity.fill('70');
    await quantity.press('Enter');
    await expect(otherCart).toHaveAccessibleName('Quote list, 1 item');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: /^Copy link/ }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/cart#list=[\w-]+$/);

    await page.reload();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    const lastList = page.getByRole('region', { name: 'Your last list' });
    await expect(lastList).toContainText('1 line, 70 pieces');
    await lastList.getByRole('button', { name: 'Take it up again' }).click();
    await expect(quantity).toHaveValue('70');
    await expect(lastList).toHaveCount(0);

    await other.goto(link);
    const question = other.getByRole('dialog', { name: 'Open this list?' });
    await expect(question).toContainText('The link holds 1 line, 70 pieces. Your list is empty.');
    await question.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(other.getByRole('spinbutton', { name: `Quantity of ${gland}` })).toHaveValue('70');
    expect(new URL(other.url()).hash).toBe('');
  },
);

test.describe('during a short outage', { tag: '@once' }, () => {
  test.use({ expectedNoise: [[/ERR_FAILED|could not be loaded|Failed to fetch/], { scope: 'test' }] });

  test('the list stays usable: the next press loads what failed (O93)', async ({ page }) => {
    await openPage(page, '/cart');
    await page.waitForLoadState('networkidle');
    // Also the files that the dialog shares with others.
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Paste a list' }).click();
    await expect(page.getByText('No connection')).toBeVisible();
    await page.unroute('**/assets/**');
    await page.getByRole('button', { name: 'Paste a list' }).click();
    await expect(page.getByRole('dialog', { name: 'Paste a list' })).toBeVisible();
  });
});
