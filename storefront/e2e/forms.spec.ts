import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, findProductByName, test, pageHeading } from './support.ts';

test.describe('the contact page', () => {
  test('has the form, the map and the contact details (S-036, S-126, S-127, S-130, D-64)', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await expect(pageHeading(page)).toHaveText('Contact Us');
    const names = await page
      .locator('form#contact [name]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
    expect(names).toEqual(['firstName', 'lastName', 'email', 'phoneCode', 'phone', 'message']);
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Phone', { exact: true })).toHaveAttribute('type', 'tel');
    await expect(page.getByRole('img', { name: /^Map of/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('requires a message and an email or phone, and keeps the input (D-14, S-128) @once', async ({
    page,
  }) => {
    await openPage(page, '/contact');
    await page.getByLabel('First Name').fill('Rohit');
    await page.getByRole('button', { name: 'Send message' }).click();
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText([
      'Give an email address or a phone number so that we can answer',
      'Write a message',
    ]);
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'Write a message' }).click();
    await expect(page.getByLabel('Message')).toBeFocused();
    await expect(page.getByLabel('First Name')).toHaveValue('Rohit');
  });

  test('sends a message and shows its reference (S-129, D-14)', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/contact');
    await page.getByLabel('Phone', { exact: true }).fill('98300 12345');
    await page.getByLabel('Message').fill('Need EV-BG-M20 and M25 glands, 400 pieces in all.');
    await page.getByRole('button', { name: 'Send message' }).click();
    const receipt = page.getByRole('status').filter({ hasText: 'Your message has been sent' });
    await expect(receipt).toBeFocused();
    await expect(receipt).toContainText(/Your reference is \S+/);
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
  });

  test('prefills the subject of a quote (D-13)', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/contact?subject=quote');
    await expect(page.getByRole('heading', { name: 'Ask for a quote' })).toBeVisible();
    const request = page.waitForRequest('**/enquiries/contact-messages');
    await page.getByLabel('Email', { exact: true }).fill('a@company.example');
    await page.getByLabel('Message').fill('200 glands M20');
    await page.getByRole('button', { name: 'Send message' }).click();
    expect((await request).postDataJSON()).toMatchObject({ subject: 'Quote', email: 'a@company.example' });
  });

  test.describe('without a connection', () => {
    test.use({ expectedNoise: [[/could not be sent|ERR_/], { scope: 'test' }] });

    test('keeps the input and explains what to do', { tag: '@once' }, async ({ page }) => {
      await openPage(page, '/contact');
      await page.getByLabel('Email', { exact: true }).fill('a@company.example');
      await page.getByLabel('Message').fill('Hello');
      await page.route('**/enquiries/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText(
        'there is no connection. Everything you typed is still here.',
      );
      await expect(page.getByLabel('Message')).toHaveValue('Hello');
      await page.unroute('**/enquiries/**');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Your message has been sent')).toBeVisible();
    });
  });
});

const needed = {
  'Company Name': 'Tarvane Electric Stores',
  'About Your Company': 'Stockist of switchgear.',
  'First Name': 'Meera',
  'Last Name': 'Krishnan',
  'Phone Number': '98400 12345',
  'Email Address': 'meera@tarvane.example',
  'Street Address': '12 Anna Salai',
  City: 'Chennai',
  'State / Province': 'Tamil Nadu',
  'ZIP / Postal Code': '600002',
} as const;

async function fillApplication(page: Page) {
  for (const [label, text] of Object.entries(needed)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Country').selectOption('IN');
  await page.getByLabel('Business Type').selectOption('retailer');
  await page.getByLabel('Years in Business').selectOption('5-10');
  await page.getByRole('checkbox', { name: /terms/ }).check();
}

test.describe('the distributor page', () => {
  test('shows the stated parts, fields and options in order (S-037, S-214…S-228, D-50)', async ({ page }) => {
    await openPage(page, '/distributor');
    await expect(pageHeading(page)).toHaveText('DISTRIBUTOR');
    await expect(page.getByRole('heading', { name: 'Become Our Distribution Partner' })).toBeVisible();
    await expect(page.locator('form#distributor fieldset > legend > span:first-child')).toHaveText([
      'Company Information',
      'Contact Information',
      'Business Details',
      'Communication Preferences',
    ]);
    const options = (label: string) =>
      page
        .getByLabel(label)
        .locator('option:not([value=""])')
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    expect(await options('Country')).toEqual('US CA MX UK DE FR AU JP IN BR Other'.split(' '));
    expect(await options('Business Type')).toEqual(
      'retailer wholesaler online chain franchise other'.split(' '),
    );
    expect(await options('Years in Business')).toEqual(['0-1', '1-3', '3-5', '5-10', '10+']);
    await expect(page.getByRole('radio', { name: 'Urgent only' })).toBeChecked();
    for (const name of ['Product Updates', 'Marketing Materials', 'Special Offers']) {
      await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
    }
    await expectAccessible(page);
  });

  test('lists missing fields and links to them (S-221, S-222) @once', async ({ page }) => {
    await openPage(page, '/distributor');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary.getByRole('listitem')).toHaveText([
      ...Object.keys(needed).map((label) => `${label} is required`),
      'Country is required',
      'Business Type is required',
      'Years in Business is required',
      'Please accept the terms',
    ]);
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'City is required' }).click();
    await expect(page.getByLabel('City')).toBeFocused();
  });

  test('accepts an application with a short text, and shows its reference (D-16, S-008, S-219, S-229, S-231, S-232, S-224) @once', async ({
    page,
  }) => {
    await openPage(page, '/distributor');
    await fillApplication(page);
    await expect(page.getByText('23 / 50')).toBeVisible();
    const request = page.waitForRequest('**/enquiries/distributor-applications');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    expect(Object.keys((await request).postDataJSON() as object)).toEqual(
      expect.arrayContaining(
        [
          'companyname about first-name last-name phone email street-address city region postal-code country',
          'business-type experience target-market comments candidates offers push-notifications terms',
        ].flatMap((names) => names.split(' ')),
      ),
    );
    await expect(page.getByText(/Your reference is \S+/)).toBeVisible();
  });

  test('keeps a draft and offers to restore it (S-230, D-16) @once', async ({ page }) => {
    await openPage(page, '/distributor');
    await page.getByLabel('Company Name').fill('Tarvane Electric Stores');
    await page.getByLabel('Country').selectOption('JP');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expect(page.getByText(/^Draft saved in this browser at \d\d:\d\d$/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Resume draft' }).click();
    await expect(page.getByLabel('Company Name')).toHaveValue('Tarvane Electric Stores');
    await expect(page.getByLabel('Country')).toHaveValue('JP');
    await page.reload();
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resume draft' })).toHaveCount(0);
  });
});

test('the newsletter accepts an address without revealing whether it was subscribed (S-131, D-15) @once', async ({
  page,
}) => {
  await openPage(page, '/contact');
  const field = page.getByLabel('New parts and revised tables by email');
  for (let time = 0; time < 2; time++) {
    await field.fill('a@');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('This is not an email address')).toBeVisible();
    await expect(field).toHaveValue('a@');
    await field.fill('buyer@company.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const thanks = page.getByText('Thank you. If this address was new to us, it is on the list now,');
    await expect(thanks).toBeVisible();
    await expect(page.getByRole('status').filter({ has: thanks })).toBeFocused();
    await page.reload();
  }
});

test.describe('without a connection', { tag: '@mouse' }, () => {
  test.use({
    expectedNoise: [[/ERR_INTERNET_DISCONNECTED|could not be loaded|Failed to fetch/], { scope: 'test' }],
  });

  test('the newsletter reports a failure, and succeeds when the connection is back', async ({
    page,
    context,
  }) => {
    await openPage(page, '/contact');
    const send = page.getByRole('button', { name: 'Subscribe' });
    await page.getByLabel('New parts and revised tables by email').fill('buyer@company.example');
    await context.setOffline(true);
    await send.click();
    await expect(page.getByText('Try again when the connection is back.')).toBeVisible();
    await context.setOffline(false);
    await send.click();
    await expect(page.getByText('it is on the list now')).toBeVisible();
  });
});

test.describe('without script', { tag: '@touch' }, () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [[/422/], { scope: 'test' }] });

  test('every form submits to its page, which returns invalid input with errors @once', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('First Name').fill('Rohit');
    await page.getByLabel('Email', { exact: true }).fill('rohit@');
    await page.getByRole('button', { name: 'Send message' }).click();
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary.getByRole('listitem')).toHaveText([
      'This is not an email address',
      'Write a message',
    ]);
    await expect(page.getByLabel('First Name')).toHaveValue('Rohit');
    await page.getByLabel('Email', { exact: true }).fill('rohit@company.example');
    await page.getByLabel('Message').fill('Need M20 glands.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/Your reference is C-/)).toBeVisible();

    await page.goto('/distributor');
    await page.getByLabel('Company Name').fill('Tarvane Electric Stores');
    await page.getByLabel('Country', { exact: false }).selectOption('Other');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(summary.getByRole('listitem')).toHaveCount(13);
    await expect(page.getByLabel('Company Name')).toHaveValue('Tarvane Electric Stores');
    await expect(page.getByLabel('Country name')).toBeVisible();
    for (const [label, text] of Object.entries(needed)) await page.getByLabel(label).fill(text);
    await page.getByLabel('Country name').fill('Nepal');
    await page.getByLabel('Business Type').selectOption('retailer');
    await page.getByLabel('Years in Business').selectOption('5-10');
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText(/Your reference is D-/)).toBeVisible();

    await page.getByLabel('New parts and revised tables by email').fill('a@');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(summary.getByRole('listitem')).toHaveText(['This is not an email address']);
    await page.getByLabel('Email address').fill('dealer@company.example');
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('main')).toContainText('it is on the list now');
  });

  test('a quote list is filled from cards, sizes and products, changed and sent (D-63)', async ({ page }) => {
    const { id, name } = await findProductByName(page.request, 'Brass Cable Gland, Metric Thread');
    await page.goto(`/product/${id}`);
    await page.getByRole('spinbutton', { name: 'Quantity', exact: true }).fill('3');
    await page.getByRole('button', { name: 'Add To Quote', exact: true }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.goBack();
    const row = page.getByRole('row', { name: /^EV-BG-M20/ });
    await row.getByRole('spinbutton', { name: 'Quantity of EV-BG-M20' }).fill('120');
    // Clear of the chat button.
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await row.getByRole('button', { name: /EV-BG-M20/ }).click();
    await expect(page.getByRole('textbox', { name: `Quantity of ${name} – EV-BG-M20` })).toHaveValue('120');
    await page.goto('/best-sellers');
    await page
      .getByRole('button', { name: /^Add to quote: / })
      .nth(3)
      .click();
    await expect(page.getByText('3 lines', { exact: true })).toBeVisible();

    const quantity = page.getByRole('textbox', { name: `Quantity of ${name} – EV-BG-M20` });
    await quantity.fill('250');
    await quantity.press('Enter');
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
    await expect(page.getByText('2 lines', { exact: true })).toBeVisible();
    await expect(quantity).toHaveValue('250');
    await page.reload();
    await expect(quantity).toHaveValue('250');

    await page.goto('/search?query=EV-BG+gland');
    await page
      .getByRole('button', { name: /^Add EV-(?!BG-M20 ).* to quote$/ })
      .first()
      .click();
    await expect(page.getByText('3 lines', { exact: true })).toBeVisible();

    await page.goto(`/product/${id}`);
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await row.getByRole('button', { name: /EV-BG-M20/ }).click();
    await expect(page.getByRole('heading', { name: 'Already added to quote' })).toBeVisible();
    await page.getByRole('button', { name: 'Add 1 more' }).click();
    await expect(quantity).toHaveValue('251');

    await page.getByLabel('Company').fill('Sen Panels');
    await page.getByLabel('Email', { exact: false }).first().fill('buyer@');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByText('This is not an email address')).toBeVisible();
    await expect(quantity).toHaveValue('251');
    await page.getByLabel('Email', { exact: false }).first().fill('buyer@company.example');
    await expect(page.getByLabel('Company')).toHaveValue('Sen Panels');
    const plan = { name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from('Code,Quantity') };
    await page.getByLabel('Attachment').setInputFiles(plan);
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByRole('heading', { name: 'Order placed successfully' })).toBeVisible();
    await expect(page.getByText(/Your reference is Q-/)).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });
});
