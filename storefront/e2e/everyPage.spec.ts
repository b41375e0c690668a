import type { Locator, Page } from '@playwright/test';
import { publicPages } from '../../e2e/publicPages.ts';
import {
  listCategories,
  categoryUrl,
  expect,
  expectAccessible,
  measureLayoutShift,
  openPage,
  findProductByName,
  listProducts,
  test,
  pageHeading,
} from './support.ts';

const footerBrand = (page: Page) => page.getByRole('contentinfo').locator('[data-component="BrandMark"]');

/** Start of an element; titles have the same position on all pages. */
const startOf = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? Number.NaN);

for (const address of publicPages) {
  test(`${address} hydrates without console output or layout shift and passes axe (O102, O104)`, async ({
    page,
  }) => {
    await openPage(page, address);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 800) {
      await page.evaluate((to) => window.scrollTo(0, to), y);
    }
    await page.waitForLoadState('networkidle');
    expect(await measureLayoutShift(page)).toBeLessThan(0.005);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    if ((await page.getByRole('navigation', { name: 'Breadcrumb' }).count()) > 0)
      expect(await startOf(pageHeading(page))).toBe(await startOf(footerBrand(page)));
    await expectAccessible(page);
  });
}

test('a product hydrates without console output or layout shift and passes axe (O102, O104)', async ({
  page,
  request,
}) => {
  const [first] = await listProducts(request);
  await openPage(page, `/product/${first?.id}`);
  expect(await measureLayoutShift(page)).toBeLessThan(0.005);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(page);
});

test.describe('a missing page', () => {
  test.use({ expectedNoise: [[/404/], { scope: 'test' }] });

  test('has the header and footer and passes axe (D-52, O66)', async ({ page }) => {
    const response = await page.goto('/nowhere/at/all');
    expect(response?.status()).toBe(404);
    await expect(pageHeading(page)).toHaveText('Page not found');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
  });
});

/** Returns the server's HTML, before any script runs. */
const parseServerHtml = (page: Page, serverHtml: string) =>
  page.evaluate((html) => {
    const read = new DOMParser().parseFromString(html, 'text/html');
    const textOf = (selector: string) => read.querySelector(selector)?.textContent;
    return {
      heading: textOf('h1'),
      table: textOf('main table caption') ?? read.querySelector('main table')?.getAttribute('aria-label'),
      text: textOf('main'),
    };
  }, serverHtml);

test(
  'the HTML of every product contains its name and table (S-004)',
  { tag: '@once' },
  async ({ page, request }) => {
    const products = await listProducts(request);
    expect(products.length).toBeGreaterThan(100);
    for (const { id, name } of products) {
      const response = await request.get(`/product/${id}`);
      const { heading, table, text } = await parseServerHtml(page, await response.text());
      expect(heading).toBe(name);
      if (table) expect(table).toBe(`Specifications of ${name}`);
      else expect(text).toContain('No table data available for this product');
    }
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every category shows its name and contents (S-004)', { tag: '@once' }, async ({ page, request }) => {
    const categories = await listCategories(request);
    expect(categories).toHaveLength(33);
    for (const { cname, path } of categories) {
      await page.goto(categoryUrl(path), { waitUntil: 'domcontentloaded' });
      await expect(pageHeading(page)).toHaveText(cname);
    }
  });

  test('a product shows its name and its table (S-004)', { tag: '@once' }, async ({ page, request }) => {
    const { id, name } = await findProductByName(request, 'Brass Cable Gland, Metric Thread');
    await page.goto(`/product/${id}`);
    await expect(pageHeading(page)).toHaveText(name);
    await expect(page.getByRole('table', { name: `Specifications of ${name}` })).toBeVisible();
    // The product and each of its eight sizes (D-56).
    await expect(page.getByRole('main').getByRole('button', { name: /^Add / })).toHaveText([
      'Add To Quote',
      ...Array(8).fill(''),
    ]);
  });

  test(
    'the home page shows best sellers and links to the catalogue (D-28)',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('list', { name: 'Best sellers' }).getByRole('listitem')).toHaveCount(4);
      // Controls that need script are hidden.
      await expect(page.getByRole('button', { name: /^(?:Pause|Next|Previous)/ })).toHaveCount(0);
      await page
        .getByRole('link', { name: /^Panel accessories/ })
        .first()
        .click();
      await expect(pageHeading(page)).toHaveText('Panel Accessories');
      await expect(page).toHaveURL('/category/Panel%20Accessories');
    },
  );
});
