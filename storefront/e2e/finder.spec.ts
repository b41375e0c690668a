import type { Locator } from '@playwright/test';
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

test('the sheet of filters says that the browser is offline @touch', async ({ page, context }) => {
  await openPage(page, glands);
  await page.getByRole('button', { name: /^Filters/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await context.setOffline(true);
  const notice = sheet.getByText('You are offline.');
  await expect(notice).toBeInViewport({ ratio: 1 });
  // Fails when the notice covers it.
  await sheet.getByRole('button', { name: /^Show \d+ sizes in/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('You are offline.')).toBeVisible();
});

test('the results of a pressed value are requested before the press ends @mouse', async ({ page }) => {
  await openPage(page, glands);
  const filters = page.getByRole('search', { name: 'Filters' });
  const thread = filters.getByRole('checkbox', { name: /^M20 / }).first();
  await thread.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await thread.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const results: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/finder?')) results.push(request.url());
  });
  const response = page.waitForResponse(/\/finder\?.*where=entryThread:M20/);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await response;
  await expect(page).not.toHaveURL(/where/);
  await page.mouse.up();
  await expect(page.getByText(/^\d+ of 15 products, \d+ of \d+ sizes$/)).toBeAttached();
  await expect(page).toHaveURL(/where=entryThread:M20/);
  expect(results).toHaveLength(1);
});

test('the results of a value are requested while the pointer or the focus rests on it @mouse', async ({
  page,
}) => {
  await openPage(page, glands);
  const filters = page.getByRole('search', { name: 'Filters' });
  const results: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/finder?')) results.push(request.url());
  });
  const hovered = page.waitForResponse(/\/finder\?.*where=entryThread:M20/);
  await filters.getByRole('checkbox', { name: /^M20 / }).first().hover();
  await hovered;
  const focused = page.waitForResponse(/\/finder\?.*where=entryThread:M25/);
  await filters.getByRole('checkbox', { name: /^M25 / }).first().focus();
  await focused;
  await expect(page).not.toHaveURL(/where/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/where=entryThread:M25/);
  await expect(page.getByText(/^\d+ of 15 products, \d+ of \d+ sizes$/)).toBeAttached();
  expect(results).toHaveLength(2);
});

test.describe('offline', () => {
  test.use({ expectedNoise: [[/ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] });

  test('a filter chosen offline applies once the connection is back @mouse', async ({ page, context }) => {
    await openPage(page, glands);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    const filters = page.getByRole('search', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^M20 / }).first().click();
    await context.setOffline(false);
    await expect(page.getByRole('link', { name: /^Remove Entry thread: M20/ })).toBeVisible();
    await expect(page).toHaveURL(/where=entryThread:M20/);
  });
});

test('results print over the whole width, with lines as long as their table @mouse', async ({ page }) => {
  await openPage(page, '/search?query=m20+gland+brass');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('search', { name: 'Filters' })).toBeHidden();
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('The element has no box.');
    return box;
  };
  const table = page.getByRole('table').first();
  const heading = await boxOf(page.getByRole('heading', { level: 1 }));
  const frame = await boxOf(page.locator('[data-component=SizeTable]').first());
  const { x, width } = await boxOf(table);
  expect(frame.width).toBeGreaterThan(heading.width);
  expect(width).toBeLessThanOrEqual(frame.width);
  const lastCell = await boxOf(table.getByRole('cell').last());
  expect(lastCell.x + lastCell.width).toBeCloseTo(x + width, 0);
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

test('the home page answers a figure while it is entered, and Enter follows the answer', async ({ page }) => {
  await openPage(page, '/');
  const cable = page.getByRole('search', { name: 'By cable diameter' });
  await cable.getByRole('textbox', { name: 'Cable diameter from' }).fill('9');
  const answer = cable.getByRole('button');
  await expect(answer).toHaveText(/^\d+ sizes in \d+ products$/);
  const openEnded = await answer.innerText();
  await cable.getByRole('textbox', { name: 'Cable diameter to' }).fill('12');
  await expect(answer).not.toHaveText(openEnded);
  await expect(page.getByRole('status').filter({ hasText: 'By cable diameter:' })).toBeAttached();
  const [sizes = '', products = ''] = (await answer.innerText()).match(/\d+/g) ?? [];
  await expectAccessible(page);

  const code = page.getByRole('search', { name: 'By code' });
  await code.getByRole('textbox', { name: 'Code' }).fill('evbg m20');
  await expect(code.getByRole('button')).toHaveText('EV-BG-M20, 7–13 mm');

  await cable.getByRole('textbox', { name: 'Cable diameter to' }).press('Enter');
  await expect(page).toHaveURL(/\/products\?.*cableDiameter/);
  await expect(
    page.getByText(new RegExp(`^${products} of [\\d,]+ products, ${sizes} of [\\d,]+ sizes$`)),
  ).toBeAttached();
});

test('an incomplete figure has no answer @mouse', async ({ page }) => {
  await openPage(page, '/');
  const motor = page.getByRole('search', { name: 'By motor power' });
  const power = motor.getByRole('textbox', { name: 'Motor power' });
  await power.fill('11 kW');
  await expect(motor.getByRole('button')).toHaveText(/sizes in/);
  await power.fill('11');
  // Without its unit the power is invalid.
  await expect(motor.getByRole('button')).toHaveText('Show sizes for this motor');
});

test('the home page leads to the dialog for a whole list @once', async ({ page }) => {
  await openPage(page, '/');
  await page
    .getByRole('region', { name: 'Find it by what you know' })
    .getByRole('link', { name: 'Paste a list' })
    .click();
  const dialog = page.getByRole('dialog', { name: /paste/i });
  await expect(dialog).toBeVisible();
  const root = page.locator('html');
  await expect(root).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(root).not.toHaveCSS('overflow', 'hidden');
  // A reload does not open it again.
  expect(new URL(page.url()).hash).toBe('');
});

test('figures entered before the page responds are answered once it does @mouse', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  const code = page.getByRole('search', { name: 'By code' });
  await code.getByRole('textbox', { name: 'Code' }).fill('evbg m20');
  await expect(code.getByRole('button')).toHaveText('EV-BG-M20, 7–13 mm');
});
