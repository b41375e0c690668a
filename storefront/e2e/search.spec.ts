import { expect, expectAccessible, measureLayoutShift, openPage, test, pageHeading } from './support.ts';

test('a search lists products with matching sizes, part numbers first (S-384)', async ({ page }) => {
  await openPage(page, '/search?query=brass+gland+9-12+mm+IP68');
  await expect(pageHeading(page)).toHaveText('Results for “brass gland 9-12 mm IP68”');
  const table = page.getByRole('region', { name: /^Results for/ });
  await expect(table.getByRole('link', { name: 'Brass Cable Gland, Metric Thread' }).first()).toBeVisible();
  const marks = table.getByRole('row', { name: /EV-BG-M20 / }).locator('mark');
  // The table has the range, the description the protection.
  for (const value of ['7–13', 'IP68']) await expect(marks.filter({ hasText: value })).toBeVisible();
  expect(await measureLayoutShift(page)).toBeLessThan(0.005);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(page);
  // A chip removes its condition, and Back restores it.
  await page.getByRole('link', { name: /^Remove Protection: IP68/ }).click();
  await expect(page).not.toHaveURL(/IP68/i);
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Remove Protection: IP68/ })).toBeVisible();
});

test('a further search from the results moves the focus to their heading @once', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/search?query=gland');
  const field = isMobile
    ? page.getByRole('main').getByRole('searchbox')
    : page.getByRole('banner').getByRole('combobox');
  await field.fill('contactor');
  await field.press('Enter');
  await expect(pageHeading(page)).toHaveText('Results for “contactor”');
  await expect(pageHeading(page)).toBeFocused();
});

test('the sizes found can be shown as one list, and added to the quote list', async ({ page }) => {
  await openPage(page, '/search?query=gland');
  await page.getByRole('link', { name: 'Sizes', exact: true }).click();
  await expect(page).toHaveURL(/look=table/);
  const rows = page.getByRole('region', { name: 'Results for gland' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await rows
    .nth(1)
    .getByRole('button', { name: /^Add .* to quote$/ })
    .click();
  await expect(page.getByRole('link', { name: 'Quote list, 1 item' })).toBeVisible();
});

test('a search without results offers alternatives', { tag: '@once' }, async ({ page }) => {
  await openPage(page, '/search?query=zzzzzz');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('link', { name: 'See all products' }).click();
  await expect(pageHeading(page)).toHaveText('Products');
});

test('every page offers a search in the header, on phones over the screen', async ({ page, isMobile }) => {
  await openPage(page, '/');
  if (isMobile) {
    await page.getByRole('link', { name: 'Search' }).click();
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').fill('25a contactor');
    await expect(search.getByRole('option', { name: /^All results/ })).toBeInViewport();
    await expectAccessible(page);
    await search.getByRole('combobox').fill('EV-BG-M');
    await search.getByRole('combobox').press('Enter');
    await expect(search).toBeHidden();
  } else {
    await page.keyboard.press('/');
    await page.keyboard.type('EV-BG-M');
    await page.keyboard.press('Enter');
  }
  await expect(pageHeading(page)).toHaveText('Results for “EV-BG-M”');
});

test.describe('the search field in the header', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('suggests codes, products and categories while typing, by keyboard and pointer', async ({ page }) => {
    await openPage(page, '/');
    await page.keyboard.press('/');
    await page.keyboard.type('ev-bg-m2');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const codes = list.getByRole('group', { name: 'Codes' }).getByRole('option');
    await expect(codes.first()).toContainText('EV-BG-M20');
    await expect(codes.first().locator('mark').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // The code leads to its size (D-56).
    await expect(page).toHaveURL(/\/product\/\d+\?size=EV-BG-M20#size$/);
    const field = page.getByRole('banner').getByRole('combobox');
    await expect(field).not.toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('contactor');
    await expect(field).toHaveValue('contactor');
    await list
      .getByRole('group', { name: 'Categories' })
      .getByRole('option', { name: /^Contactors/ })
      .click();
    await expect(pageHeading(page)).toHaveText('Contactors');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form submits a search', { tag: '@once' }, async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').last().fill('EV-BG-M');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(pageHeading(page)).toHaveText('Results for “EV-BG-M”');
    // The code of one size leads to it (D-56).
    await page.goto('/search');
    await page.getByRole('searchbox').last().fill('ev-bg-m20');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/product\/\d+\?size=EV-BG-M20#size$/);
    await expect(page.getByRole('row', { name: /EV-BG-M20 / })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('row', { name: /EV-BG-M20 / })).toBeInViewport();
  });
});
