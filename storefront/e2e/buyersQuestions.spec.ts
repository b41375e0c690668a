import type { Locator, Page } from '@playwright/test';
import { ownerPassword } from '../../e2e/support.ts';
import { expect, expectAccessible, openPage, pageHeading, test } from './support.ts';

/** Types a query into the search page, as a buyer does. */
async function ask(page: Page, text: string, isMobile: boolean) {
  await openPage(page, '/search');
  const field = isMobile
    ? page.getByRole('main').getByRole('searchbox')
    : page.getByRole('banner').getByRole('combobox');
  await field.fill(text);
  await field.press('Enter');
}

const sizeRow = (page: Page, code: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: code, exact: true }) });

/** Adds a size from the results; the quote list then names it after its product (D-56). */
async function addToQuote(page: Page, code: string) {
  await sizeRow(page, code)
    .getByRole('button', { name: `Add ${code} to quote` })
    .click();
  await page.getByRole('link', { name: 'Quote list, 1 item' }).click();
  await expect(pageHeading(page)).toHaveText('CART');
  await expect(page.getByText(new RegExp(` – ${code}$`)).first()).toBeVisible();
}

/** Fails when the page or a table of results scrolls sideways. */
async function expectNothingCutOff(page: Page) {
  const widest = await page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('main [role=region]')].map(
        (box) => box.scrollWidth - box.clientWidth,
      ),
    ),
  );
  expect(widest).toBe(0);
}

const searches = [
  {
    asks: 'a gland for a cable of 9 to 12 mm',
    text: 'gland for cable 9-12 mm',
    code: 'EV-BG-M20',
    mark: '7–13',
  },
  {
    asks: 'a relay of 24 V DC with four changeover contacts',
    text: '24 V DC relay 4 changeover',
    code: 'EV-PR4-24D',
  },
  { asks: 'a contactor for a motor of 11 kW', text: 'contactor 11kW', code: 'EV-PC-25', mark: '11' },
  { asks: 'a lug for 70 mm² and M10', text: 'lug 70 sqmm M10', code: 'EV-CL-70-M10' },
] as const;

for (const { asks, text, code, ...expected } of searches) {
  test(`a buyer searches for ${asks}, and adds the size to the quote list`, async ({ page, isMobile }) => {
    await ask(page, text, isMobile);
    await expect(pageHeading(page)).toContainText('Results for');
    await expect(sizeRow(page, code)).toBeVisible();
    if ('mark' in expected)
      await expect(sizeRow(page, code).locator('mark').first()).toContainText(expected.mark);
    await addToQuote(page, code);
  });
}

test('a buyer searches for an enclosure with more protection than any has, and chooses the nearest', async ({
  page,
  isMobile,
}) => {
  await ask(page, 'IP66 enclosure 400x300x200', isMobile);
  await expect(page.getByRole('heading', { name: /IP66/ }).last()).toBeVisible();
  await expect(sizeRow(page, 'EV-EN-403020')).toBeVisible();
  await addToQuote(page, 'EV-EN-403020');
});

test('a buyer pastes a code in an unusual spelling, and reaches its size', async ({ page, isMobile }) => {
  await ask(page, '“ev bg—m20”,', isMobile);
  await expect(page).toHaveURL(/\/product\/\d+\?size=EV-BG-M20#size$/);
  await expect(page.getByRole('row', { name: /EV-BG-M20 / })).toHaveAttribute('aria-current', 'true');
});

test('a buyer types part of a code, and sees its family', async ({ page, isMobile }) => {
  await ask(page, 'EV-BG-M', isMobile);
  for (const code of ['EV-BG-M12', 'EV-BG-M16', 'EV-BG-M20']) await expect(sizeRow(page, code)).toBeVisible();
  await addToQuote(page, 'EV-BG-M16');
});

test('a buyer searches for a code of another maker, and finds ours', async ({ page, isMobile, baseURL }) => {
  const typed = `ZZ-${isMobile ? 'P' : 'D'}4711`;
  const credentials = { userName: 'admin', password: ownerPassword };
  const headers = { origin: baseURL ?? '' };
  await page.request.post('/backend/staff/session', { data: credentials, headers });
  const added = await page.request.post('/backend/vocabulary', {
    data: { kind: 'cross-reference', typed, meaning: 'EV-BG-M20' },
    headers,
  });
  expect(added.status()).toBe(201);
  await ask(page, typed, isMobile);
  await expect(page).toHaveURL(/\/product\/\d+\?size=EV-BG-M20#size$|query=ZZ/);
  await expect(
    page
      .getByRole('link', { name: 'EV-BG-M20', exact: true })
      .or(page.getByRole('row', { name: /EV-BG-M20 / }))
      .first(),
  ).toBeVisible();
});

test('a query without results can be sent to an engineer as typed', async ({ page, isMobile }) => {
  await ask(page, 'zzzzzz qqqqqq', isMobile);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask an engineer' }).click();
  await expect(page).toHaveURL(/\/contact\?/);
  await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue(/zzzzzz qqqqqq/);
});

test('a buyer shares a narrowed search, whose recipient can go Back', async ({ page, isMobile }) => {
  await openPage(page, '/category/Cable%20Accessories/Cable%20Glands');
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  await page
    .getByRole('search', { name: 'Filters' })
    .getByRole('checkbox', { name: /^M20 / })
    .first()
    .click();
  await expect(page).toHaveURL(/where=entryThread:M20/);
  const shared = page.url();
  await openPage(page, '/');
  await openPage(page, shared);
  const chip = page.getByRole('link', { name: /^Remove Entry thread: M20/ });
  await expect(chip).toBeVisible();
  await expect(page.getByText(/^\d+ of 15 products, \d+ of \d+ sizes$/)).toBeAttached();
  await chip.click();
  await expect(page).not.toHaveURL(/where/);
  await page.goBack();
  await expect(chip).toBeVisible();
});

test(
  'a buyer narrows the finder and adds a size using only the keyboard',
  { tag: '@mouse' },
  async ({ page }) => {
    await openPage(page, '/category/Cable%20Accessories/Cable%20Glands?look=table');
    const thread = page
      .getByRole('search', { name: 'Filters' })
      .getByRole('checkbox', { name: /^M20 / })
      .first();
    await tabTo(page, thread);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/where=entryThread:M20/);
    await expect(thread).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: /^Add EV-/ }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Quote list, 1 item' })).toBeVisible();
  },
);

test('no table of the finder is cut off at 390 px', { tag: '@touch' }, async ({ page }) => {
  for (const text of ['Kabelverschraubung Messing M25', 'brass gland 9-12 mm IP68', 'contactor 11kW']) {
    await openPage(page, `/search?query=${encodeURIComponent(text)}`);
    const box = await page
      .getByRole('button', { name: /^Add .* to quote$/ })
      .first()
      .boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(390);
    await expectNothingCutOff(page);
  }
});

/** Maximum number of Tab presses to reach an element. */
const maxTabs = 250;

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator) {
  for (let presses = 0; presses < maxTabs; presses += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Not reached with ${maxTabs} presses of Tab.`);
}
