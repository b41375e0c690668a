import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { test } from '../../e2e/isolatedServer.ts';
import { expect, expectAccessible } from '../../e2e/support.ts';
import { signInAndOpen } from './staff.ts';
import { uniqueId } from './uniqueName.ts';

const uniqueSender = () => `${uniqueId('buyer')}@panel.example`;

const send = async (request: APIRequestContext, path: string, data: object) => {
  const response = await request.post(`/backend${path}`, {
    data,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(response.status()).toBe(201);
};

const requestQuote = (request: APIRequestContext, email: string) =>
  send(request, '/enquiries/quotes', {
    email,
    phone: '9830012345',
    items: [{ name: 'Power Contactor', image: '', quantity: 4 }],
  });

const sendMessage = (request: APIRequestContext, email: string, message: string) =>
  send(request, '/enquiries/contact-messages', {
    firstName: 'Rohit',
    lastName: 'Malhotra',
    email,
    phone: '',
    message,
    subject: '',
  });

/** Locates the enquiries of the list after a search for one sender. */
const rows = (page: Page) => page.getByRole('region', { name: 'List of enquiries' }).getByRole('link');

test.describe('Enquiries', () => {
  test('can be found, read, answered and annotated', async ({ page, request }) => {
    const email = uniqueSender();
    await requestQuote(request, email);
    await signInAndOpen(page, '/admin/enquiries');
    await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
    await page.getByRole('button', { name: /^Quote requests/ }).click();
    await expect(page).toHaveURL(/kind=quote/);
    await page.getByLabel('Search enquiries').fill(email);
    await expect(rows(page)).toHaveCount(1);
    await expectAccessible(page);
    await rows(page).click();
    const enquiry = page.getByRole('article');
    await expect(enquiry.getByRole('row', { name: /Power Contactor 4/ })).toBeVisible();
    await expectAccessible(page);

    await enquiry.getByText('Answered', { exact: true }).click();
    await expect(enquiry.getByRole('radio', { name: 'Answered' })).toBeChecked();
    await enquiry.getByLabel('Internal note').fill('Passed to the dealer in Kolkata.');
    await enquiry.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Note saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Internal note')).toHaveValue('Passed to the dealer in Kolkata.');
    await expect(page.getByRole('radio', { name: 'Answered' })).toBeChecked();
  });

  test('ask before discarding a note', { tag: '@once' }, async ({ page, request }) => {
    const email = uniqueSender();
    await sendMessage(request, email, 'Which dealer is near Ludhiana?');
    await signInAndOpen(page, `/admin/enquiries?query=${email}`);
    await rows(page).click();
    await page.getByLabel('Internal note').fill('Half a thought');
    await page.goBack();
    const alertDialog = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await alertDialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Internal note')).toHaveValue('Half a thought');
  });

  test('export as CSV without executable formulas', { tag: '@once' }, async ({ page, request }) => {
    const email = uniqueSender();
    await sendMessage(request, email, '=HYPERLINK("https://evil.example")');
    await signInAndOpen(page, `/admin/enquiries?kind=contact&query=${email}`);
    await expect(rows(page)).toHaveCount(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    const stream = await download.createReadStream();
    const csv = Buffer.concat(await stream.toArray()).toString('utf8');
    expect(csv).toContain(email);
    expect(csv).not.toMatch(/(^|[,"])=HYPERLINK/m);
  });

  test('of one sender can be erased by the owner', { tag: '@once' }, async ({ page, request }) => {
    const email = uniqueSender();
    await requestQuote(request, email);
    await sendMessage(request, email, 'Please call me.');
    await signInAndOpen(page, `/admin/enquiries?query=${email}`);
    await expect(rows(page)).toHaveCount(2);
    await rows(page).first().click();
    await page.getByRole('button', { name: 'Erase sender…' }).click();
    const alertDialog = page.getByRole('alertdialog', { name: `Erase everything from ${email}?` });
    await expect(alertDialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await alertDialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByText('Erased 2 enquiries')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });

  test('are counted in the navigation and on the dashboard while they are new @once', async ({
    page,
    request,
  }) => {
    const email = uniqueSender();
    await sendMessage(request, email, 'Do you make cam switches?');
    await signInAndOpen(page, '/admin');
    const waiting = page.getByRole('heading', { name: 'New enquiries' });
    await expect(waiting).toBeVisible();
    await page
      .getByRole('link', { name: new RegExp('Rohit Malhotra') })
      .first()
      .click();
    await expect(page.getByRole('article')).toBeVisible();
    const toggle = page.getByRole('button', { name: 'Navigation' });
    if (await toggle.isVisible()) await toggle.click();
    await expect(
      page
        .getByRole('navigation', { name: 'Admin' })
        .getByRole('link', { name: /Enquiries \d+ new enquiries/ }),
    ).toBeVisible();
  });
});

test.describe('concurrent notes on an enquiry', () => {
  test.use({ expectedNoise: [[/412/, /ERR_FAILED/, /The enquiry could not be saved/], { scope: 'test' }] });

  test('can be compared and resolved (D-21, O43)', { tag: '@once' }, async ({ page, context, request }) => {
    const email = uniqueSender();
    await sendMessage(request, email, 'Need glands for 11 mm cable.');
    await signInAndOpen(page, `/admin/enquiries?query=${email}`);
    await rows(page).click();
    await page.getByLabel('Internal note').fill('mine');
    await test.step('a lost connection keeps the note', async () => {
      await page.route('**/backend/enquiries/*', (route) => route.abort(), { times: 1 });
      await page.getByRole('button', { name: 'Save note' }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'The enquiry could not be saved' }),
      ).toBeVisible();
      await expect(page.getByLabel('Internal note')).toHaveValue('mine');
    });
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByLabel('Internal note').fill('theirs');
    await other.getByRole('button', { name: 'Save note' }).click();
    await expect(other.getByText('Note saved')).toBeVisible();
    await other.close();
    await page.getByRole('button', { name: 'Save note' }).click();
    const conflict = page.getByRole('region', { name: 'Someone else has saved this in the meantime' });
    await expect(conflict.getByRole('row', { name: /^Internal note .*mine .*theirs$/ })).toBeVisible();
    await conflict.getByRole('button', { name: 'Apply my change again' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(page.getByLabel('Internal note')).toHaveValue('mine');
  });
});
