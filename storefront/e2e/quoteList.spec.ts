import type { Locator, Page } from '@playwright/test';
import { signInAndOpen } from '../../admin/e2e/staff.ts';
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

/** Maximum number of presses and of typed or pasted texts from the home page to the receipt. */
const maxInteractions = 10;

test("a clerk's 25 codes are pasted, checked, sent, and shown to staff (D-56, D-08)", async ({ page }) => {
  const { codes, text } = await pastedLines(page, 25);
  expect(codes).toHaveLength(25);
  const { project, retry } = test.info();
  const email = `clerk.${project.name}.${retry}@company.example`;
  let interactions = 0;
  const press = async (button: Locator) => {
    interactions += 1;
    await (project.use.hasTouch ? button.tap() : button.click());
  };
  const write = async (field: Locator, written: string) => {
    interactions += 1;
    await field.fill(written);
  };
  const requests: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/quote-lines')) requests.push(request.postDataJSON());
  });

  await openPage(page, '/');
  await press(page.getByRole('link', { name: /^Quote list/ }));
  await press(page.getByRole('button', { name: 'Paste a list' }));
  const dialog = page.getByRole('dialog', { name: 'Paste a list' });
  await write(dialog.getByRole('textbox', { name: 'Your lines' }), text);
  await expect(dialog.getByText('25 found')).toBeVisible();
  expect(requests).toHaveLength(1);
  await expectAccessible(page);
  await press(dialog.getByRole('button', { name: 'Add 25 lines' }));
  await expect(lines(page)).toHaveCount(25);
  await write(page.locator('#cart-email'), email);
  await press(page.getByRole('button', { name: 'Checkout' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }));

  const sent = codes.map((code, at) => new RegExp(`^(.* )?${code} .*\\b${at + 2}$`));
  await expect(page.getByText(/^Q-/)).toBeVisible();
  for (const row of sent) await expect(page.getByRole('row', { name: row })).toBeVisible();
  expect(interactions).toBeLessThanOrEqual(maxInteractions);
  await page.getByRole('button', { name: 'Use as new list' }).click();
  await expect(lines(page)).toHaveCount(25);

  page.on('dialog', (dialog) => dialog.accept());
  await signInAndOpen(page, `/admin/enquiries?query=${email}`);
  await page.getByRole('region', { name: 'List of enquiries' }).getByRole('link').click();
  const enquiry = page.getByRole('article');
  await expect(enquiry.getByRole('row')).toHaveCount(26);
  for (const row of sent) await expect(enquiry.getByRole('row', { name: row })).toBeVisible();
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
    await lastList.getByRole('button', { name: 'Restore this list' }).click();
    await expect(quantity).toHaveValue('70');
    await expect(lastList).toHaveCount(0);

    await other.goto(link);
    const confirmation = other.getByRole('dialog', { name: 'Open this list?' });
    await expect(confirmation).toContainText('The link holds 1 line, 70 pieces. Your list is empty.');
    await confirmation.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(other.getByRole('spinbutton', { name: `Quantity of ${gland}` })).toHaveValue('70');
    expect(new URL(other.url()).hash).toBe('');
  },
);

test.describe('during a short outage', { tag: '@once' }, () => {
  test.use({ expectedNoise: [[/ERR_FAILED|could not be loaded|Failed to fetch/], { scope: 'test' }] });

  test('the list stays usable: the next press retries the failed request (O93)', async ({ page }) => {
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

test('offline, no notice covers the buttons of a dialog', async ({ page, context }) => {
  await openPage(page, '/cart');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a list' });
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByText('You are offline.');
  await expect(notice).toBeVisible();
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('The element has no box.');
    return box;
  };
  const shown = await boxOf(notice);
  for (const button of [
    dialog.getByRole('button', { name: 'Close', exact: true }),
    dialog.getByRole('button', { name: 'Cancel' }),
    dialog.getByRole('button', { name: /^Add/ }),
  ]) {
    const { x, y, width, height } = await boxOf(button);
    const isCovered =
      shown.x < x + width && x < shown.x + shown.width && shown.y < y + height && y < shown.y + shown.height;
    expect(isCovered).toBe(false);
  }
});
