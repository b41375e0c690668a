import { expect, openPage, test, pageHeading } from './support.ts';

test.describe('the home page', () => {
  test('shows hero, categories, history, four best sellers and the company (S-025, S-059, S-060, S-061, S-063, S-065, S-066, S-067, S-113)', async ({
    page,
  }) => {
    await openPage(page, '/');
    await expect(pageHeading(page)).toHaveText('Electrical components with the numbers up front');
    await expect(page.getByRole('region', { name: 'Product categories' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Explore control & switchgear' })).toHaveAttribute(
      'href',
      '/category/control%20%26%20switchgear',
    );
    await expect(page.getByRole('list', { name: 'Best sellers' }).getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('heading', { name: 'Our goals' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
    await expect(page.getByText('5000+ Buyers Across The World')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'We Are The Best Electrical Company' })).toBeVisible();
  });

  test('states the company numbers and claims (S-071, S-072, S-073, S-079, S-081, S-082, S-084, S-085, S-089) @once', async ({
    page,
  }) => {
    await openPage(page, '/');
    const main = page.getByRole('main');
    for (const [label, figure] of [
      ['Happy Customer', '786+'],
      ['Branch Store', '20+'],
      ['Our Product', '999+'],
    ] as const) {
      const counter = main.locator('dl > div', { hasText: label });
      await expect(counter.getByRole('definition')).toHaveText(figure);
    }
    await expect(main.getByText('Professional Service')).toBeVisible();
    await expect(main.getByText('We Provide The Best Quality')).toBeVisible();
    await expect(main.getByText('Guaranteed satisfaction for all our valued customers')).toBeVisible();
    await expect(main.getByRole('meter', { name: 'Money Back Guarantee' })).toHaveAttribute(
      'aria-valuenow',
      '90',
    );
    await expect(main.getByRole('meter', { name: 'Customer Satisfaction' })).toHaveAttribute(
      'aria-valuenow',
      '95',
    );
    await expect(main.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute(
      'href',
      '/contact?subject=quote',
    );
  });

  test(
    'keeps the daily pick on reload, whatever the storage contains (S-114, S-115, D-28, O97)',
    { tag: '@once' },
    async ({ page }) => {
      const names = () =>
        page.getByRole('list', { name: 'Best sellers' }).getByRole('heading').allTextContents();
      await openPage(page, '/');
      const first = await names();
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"ids":[0],"day":');
      });
      await page.reload();
      expect(await names()).toEqual(first);
    },
  );

  test('links a slide to its category with one history entry (S-097, D-05) @once', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('region', { name: 'Product categories' }).getByRole('link').first().click();
    await expect(page).toHaveURL('/category/Cable%20Accessories');
    await expect(pageHeading(page)).toHaveText('Cable Accessories');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
