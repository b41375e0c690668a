import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, findProductByName, test, pageHeading } from './support.ts';

const gland = 'Brass Cable Gland, Metric Thread';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications Alt+T' });
const cart = (page: Page) => page.getByRole('link', { name: /^Quote list/ });

async function addFromItsPage(page: Page, name: string) {
  const { id } = await findProductByName(page.request, name);
  await openPage(page, `/product/${id}`);
  await page.getByRole('button', { name: 'Add To Quote' }).click();
  await expect(toasts(page).getByText('Added to quote')).toBeVisible();
}

async function goToCart(page: Page) {
  await cart(page).click();
  await expect(pageHeading(page)).toHaveText('CART');
}

test('a product is added to the quote list once (S-007, S-160, S-186, S-187, S-188, S-407) @once', async ({
  page,
}) => {
  await addFromItsPage(page, gland);
  await expect(cart(page)).toHaveAccessibleName('Quote list, 1 item');
  await page.getByRole('button', { name: 'Add To Quote' }).click();
  await expect(toasts(page).getByText('Already added to quote')).toBeVisible();
  await expect(cart(page)).toHaveAccessibleName('Quote list, 1 item');
  await toasts(page).getByRole('button', { name: 'View quote list' }).click();
  await expect(pageHeading(page)).toHaveText('CART');
  await expect(page.getByText('1 line, 1 piece')).toBeVisible();
  await expect(toasts(page).getByText('Added to quote')).toHaveCount(0);
});

test('a product page adds the chosen quantity, a card adds one (D-10)', async ({ page }) => {
  const { id } = await findProductByName(page.request, gland);
  await openPage(page, `/product/${id}`);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('50');
  await page.getByRole('button', { name: 'Add To Quote' }).click();
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Brass Cable Glands' }).first().click();
  await expect(pageHeading(page)).toHaveText('Brass Cable Glands');
  await page.getByRole('button', { name: 'Add to quote: EMC Brass Cable Gland' }).click();
  await goToCart(page);
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${gland}` })).toHaveValue('50');
  await expect(page.getByRole('spinbutton', { name: 'Quantity of EMC Brass Cable Gland' })).toHaveValue('1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Quantity 50')).toBeVisible();
  await expect(page.getByText('ELVORA quote list')).toBeVisible();
  await expect(page.getByRole('main').getByText('West Bengal, India')).toBeVisible();
  await expect(page.getByText(/^\d{1,2} \w+ \d{4}$/)).toBeVisible();
});

test('the cart lists products and removes them one by one (S-033, S-190…S-195, S-200, S-211, S-212, D-12)', async ({
  page,
}) => {
  await addFromItsPage(page, gland);
  await goToCart(page);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(breadcrumbs).toHaveText(['Home', 'Cart']);
  await expect(page.getByText('1 line, 1 piece')).toBeVisible();
  await expect(page.getByRole('link', { name: gland })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Remove ${gland}` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(cart(page)).toHaveAccessibleName(/^Quote list(?:, 0 items)?$/);
  const undo = page.getByRole('button', { name: `Undo ${gland}` });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(page.getByText('1 line, 1 piece')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${gland}` }).click();
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to shop' }).first()).toHaveAttribute('href', '/');
  await expectAccessible(page);
});

test('the page of a size adds that size (D-56) @once', async ({ page }) => {
  const { id } = await findProductByName(page.request, gland);
  await openPage(page, `/product/${id}?size=EV-BG-M20`);
  await page.getByRole('button', { name: 'Add To Quote', exact: true }).first().click();
  await expect(toasts(page).getByText('EV-BG-M20, 1 piece')).toBeVisible();
  await goToCart(page);
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${gland} – EV-BG-M20` })).toHaveValue('1');
});

test('a reload empties the list (S-213, D-09)', { tag: '@once' }, async ({ page }) => {
  await addFromItsPage(page, gland);
  await goToCart(page);
  await page.reload();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('checkout validates the email first (S-196, S-201, S-204, D-33) @once', async ({ page }) => {
  await addFromItsPage(page, gland);
  await goToCart(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Opening the page re-reads the sizes of the list, which does not send an order.
    if (request.method() === 'POST' && !request.url().endsWith('/quote-lines')) requests.push(request.url());
  });
  await page.getByLabel('Email', { exact: false }).first().fill('   ');
  await page.getByRole('button', { name: 'Checkout' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Enter email' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('#cart-email')).toBeFocused();
  await page.locator('#cart-email').fill('nobody');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText('This is not an email address')).toBeVisible();
  expect(requests).toEqual([]);
});

test(
  'the phone field keeps ten digits, and the code of a foreign number (S-197, S-198, D-11, D-64)',
  { tag: '@once' },
  async ({ page }) => {
    await addFromItsPage(page, gland);
    await goToCart(page);
    const phone = page.getByLabel('Phone number');
    await expect(phone).toHaveAttribute('type', 'tel');
    for (const [typed, kept] of [
      ['+91 98300-12345', '9830012345'],
      ['098300 12345', '9830012345'],
      ['98300abc1', '983001'],
      ['98300123456789', '9830012345'],
    ] as const) {
      await phone.fill(typed);
      await expect(phone).toHaveValue(kept);
    }
    await phone.fill('+44 20 7946 0958');
    await expect(phone).toHaveValue('2079460958');
    await expect(page.getByLabel('Dialling code')).toHaveValue('+44');
  },
);

test('checkout sends the list once and then empties it (D-08, S-202, S-203, S-206, S-207, S-208, S-209) @once', async ({
  page,
}) => {
  await addFromItsPage(page, gland);
  await goToCart(page);
  await page.locator('#cart-email').fill('purchase@company.example');
  await page.getByLabel('Phone number').fill('9830012345');
  const sent: unknown[] = [];
  await page.route('**/enquiries/quotes', async (route) => {
    sent.push(route.request().postDataJSON());
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const checkout = page.getByRole('button', { name: 'Checkout' });
  await checkout.dblclick();
  await expect(page.getByRole('button', { name: 'Checkout...' })).toHaveAttribute('aria-disabled', 'true');
  const alert = page.getByRole('alertdialog', { name: 'Order placed successfully' });
  await expect(alert).toContainText(/Your reference is \S+/);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    email: 'purchase@company.example',
    phoneCode: '+91',
    phone: '9830012345',
    items: [{ name: gland, quantity: 1 }],
  });
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your reference is' })).toBeFocused();
  await expect(page.getByRole('row', { name: new RegExp(`^${gland} 1$`) })).toBeVisible();
  await expectAccessible(page);
  await expect(cart(page)).toHaveAccessibleName(/^Quote list(?:, 0 items)?$/);
});

test('checkout sends the optional fields and a file, and lists the accepted file types', async ({ page }) => {
  await addFromItsPage(page, gland);
  await goToCart(page);
  await page.locator('#cart-email').fill('purchase@company.example');
  await page.getByLabel('Company').fill('Sen Panels');
  await page.getByLabel('Wanted by').fill('2026-12-18');
  const file = page.getByLabel('Attachment');
  const mimeType = 'application/pdf';
  // A file on the disk: a buffer of this size would pass through the connection to the browser.
  const large = test.info().outputPath('layout.pdf');
  await writeFile(large, Buffer.alloc(10 * 1024 * 1024 + 1));
  await file.setInputFiles(large);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(file).toHaveAccessibleDescription(/of up to 10 MB/);
  await file.setInputFiles({ name: 'layout.pdf', mimeType, buffer: Buffer.from('%PDF-1.7') });
  const request = page.waitForRequest('**/enquiries/quotes');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Order placed successfully' })).toBeVisible();
  expect((await request).headers()['content-type']).toContain('multipart/form-data');
});

test(
  'a product deleted meanwhile stays on the list with a note, and the list can be sent',
  { tag: '@mouse' },
  async ({ page }) => {
    await addFromItsPage(page, gland);
    await page.route('**/backend/quote-lines', (route) =>
      route.fulfill({ json: { success: true, data: [{ isExact: false, articles: [] }] } }),
    );
    await goToCart(page);
    await expect(page.getByText('No longer in the catalogue')).toBeVisible();
    await expect(page.getByRole('link', { name: gland })).toHaveCount(0);
    await page.locator('#cart-email').fill('purchase@company.example');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Order placed successfully' })).toBeVisible();
  },
);

test.describe('when the server fails', () => {
  test.use({ expectedNoise: [[/503|could not be sent/], { scope: 'test' }] });

  test('checkout keeps the list and repeats the same request (S-210, D-08) @once', async ({ page }) => {
    await addFromItsPage(page, gland);
    await goToCart(page);
    await page.locator('#cart-email').fill('purchase@company.example');
    const ids: (string | undefined)[] = [];
    await page.route('**/enquiries/quotes', async (route) => {
      ids.push(route.request().headers()['idempotency-key']);
      if (ids.length === 1) await route.fulfill({ status: 503, json: { success: false, error: 'busy' } });
      else await route.continue();
    });
    await page.getByRole('button', { name: 'Checkout' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Something went wrong' });
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.locator('#cart-email')).toHaveValue('purchase@company.example');
    await expect(page.getByRole('link', { name: gland })).toBeVisible();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Order placed successfully' })).toBeVisible();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });
});

test.describe('when the message dialog fails to load', { tag: '@mouse' }, () => {
  test.use({ expectedNoise: [[/ERR_FAILED|could not be loaded|Failed to fetch/], { scope: 'test' }] });

  test('checkout shows the result in the page instead (D-08, D-33)', async ({ page }) => {
    await page.route('**/assets/AlertDialog*', (route) => route.abort());
    await addFromItsPage(page, gland);
    await goToCart(page);
    await page.getByLabel('Phone number').fill('9830012345');
    await page.getByRole('button', { name: 'Checkout' }).click();
    const missing = page.getByRole('alertdialog', { name: 'Enter email' });
    await expect(missing.getByRole('button', { name: 'OK' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(missing).toHaveCount(0);
    await expect(page.locator('#cart-email')).toBeFocused();
    await expect(page.getByLabel('Phone number')).toHaveValue('9830012345');
    await page.locator('#cart-email').fill('purchase@company.example');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await page
      .getByRole('alertdialog', { name: 'Order placed successfully' })
      .getByRole('button', { name: 'OK' })
      .click();
    await expect(page.getByText(/^Your reference is \S+$/)).toBeVisible();
  });
});

test('on phones the order bar is fixed at the bottom with the floating buttons above it', async ({
  page,
  isMobile,
}) => {
  const { id } = await findProductByName(page.request, gland);
  await openPage(page, `/product/${id}`);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const add = page.getByRole('button', { name: 'Add To Quote' });
  const chat = page.getByRole('link', { name: /Chat with us/ });
  if (isMobile) await expect(add).toBeInViewport();
  else await expect(add).not.toBeInViewport();
  await expect
    .poll(async () => {
      const [row, button] = [await add.boundingBox(), await chat.boundingBox()];
      return row !== null && button !== null && !overlap(row, button);
    })
    .toBe(true);

  if (!isMobile) return;
  // The floating buttons hide while the order button passes their corner.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(chat).toBeVisible();
  await add.evaluate((button) =>
    window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + 20),
  );
  await expect(chat).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  // On a narrow phone the button fills the row with its label on one line.
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeHidden();
  expect((await add.boundingBox())?.height).toBe(48);
});

test('nothing covers Checkout at 320 px', { tag: '@touch' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await addFromItsPage(page, gland);
  await goToCart(page);
  const chat = page.getByRole('link', { name: /Chat with us/ });
  const { x, y } = (await chat.boundingBox()) ?? { x: 0, y: 0 };
  // The position of the chat button.
  const isOnTop = await page.getByRole('button', { name: 'Checkout' }).evaluate(
    (button, at) => {
      window.scrollBy(0, button.getBoundingClientRect().top - at.y);
      return button.contains(document.elementFromPoint(at.x + 24, at.y + 24));
    },
    { x, y },
  );
  expect(isOnTop).toBe(true);
  await expect(chat).toBeHidden();
});

interface Box {
  y: number;
  height: number;
}

const overlap = (a: Box, b: Box) => a.y < b.y + b.height && b.y < a.y + a.height;

test('a table row adds its size to the list (D-10)', { tag: '@touch' }, async ({ page }) => {
  const { id } = await findProductByName(page.request, gland);
  await openPage(page, `/product/${id}`);
  const row = page.getByRole('table').getByRole('rowheader').first();
  const code = await row.innerText();
  await row.tap();
  const sheet = page.getByRole('dialog', { name: code });
  await sheet.getByRole('button', { name: 'Add To Quote' }).tap();
  await expect(sheet.getByText('1 on the list')).toBeVisible();
  await sheet.getByRole('link', { name: 'Open list' }).tap();
  await expect(pageHeading(page)).toHaveText('CART');
  await expect(
    page.getByRole('listitem').filter({ hasText: code }).getByRole('link', { name: gland }),
  ).toBeVisible();
});
