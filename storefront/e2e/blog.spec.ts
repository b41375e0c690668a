import { expect, expectAccessible, openPage, test, pageHeading } from './support.ts';

const first = '/blog/choosing-a-cable-gland';

test.describe('the blog', () => {
  test('shows 6 articles, each at its own URL (S-035, S-120, S-121, S-122, D-29)', async ({ page }) => {
    await openPage(page, '/blog');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(6);
    await expect(cards.first().getByText('15 October 2026')).toBeVisible();
    // Pictures are not cropped.
    await expect(cards.first().locator('img')).toHaveCSS('object-fit', 'contain');
    await expect(cards.last().getByText('9 April 2026')).toBeVisible();
    await expect(cards.last().getByText('3 min read')).toBeVisible();
    await cards.last().getByRole('link').click();
    await expect(page).toHaveURL(first);
    await expect(pageHeading(page)).toHaveText('Choosing a cable gland: measure the cable first');
    await expect(pageHeading(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: '1. Measure the outer diameter' })).toBeVisible();
    await expect(page.getByRole('table', { name: /^Metric brass glands/ }).getByRole('row')).toHaveCount(9);
  });

  test("'Back to Articles' and the browser's Back return to the same place (S-123, S-124, D-29) @once", async ({
    page,
  }) => {
    await openPage(page, '/blog');
    const last = page.getByRole('main').getByRole('article').last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    const atPlace = () => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    expect(place).toBeGreaterThan(100);
    await last.click();
    await expect(page).toHaveURL(first);
    await page.getByRole('link', { name: 'Back to Articles' }).first().click();
    await expect(page).toHaveURL('/blog');
    await atPlace();
    await last.click();
    await expect(pageHeading(page)).toHaveText('Choosing a cable gland: measure the cable first');
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await atPlace();
  });

  test('returns from a directly opened article to its card (D-29) @once', async ({ page }) => {
    await openPage(page, '/blog/tightening-torque-for-terminals');
    // The cards load after the page.
    await page.route('**/backend/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.getByRole('link', { name: 'Back to Articles' }).last().click();
    await expect(page).toHaveURL('/blog#tightening-torque-for-terminals');
    await expect(page.getByRole('link', { name: 'Tightening torque for terminals' })).toBeInViewport();
  });

  test('article pictures cause no layout shift and are served by the site (O59)', async ({ page }) => {
    await openPage(page, first);
    const pictures = page.getByRole('main').locator('article img');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
        /\/media\/[0-9a-f]{32}\//,
      );
    }
  });
});

test.describe('a missing article', () => {
  test.use({ expectedNoise: [[/404/], { scope: 'test' }] });

  test("says 'Article Not Found' with status 404 (S-125, O66)", { tag: '@once' }, async ({ page }) => {
    const response = await page.goto('/blog/no-such-article');
    expect(response?.status()).toBe(404);
    await expect(pageHeading(page)).toHaveText('Article Not Found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Articles' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('also responds to navigation within the site', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/blog');
    await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('link')
      .evaluate((link: HTMLAnchorElement) => {
        link.href = '/blog/no-such-article';
        link.click();
      });
    await expect(pageHeading(page)).toHaveText('Article Not Found');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('articles are readable, and the back link returns to the card', { tag: '@once' }, async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'IP ratings in practice' }).click();
    await expect(pageHeading(page)).toHaveText('IP ratings in practice');
    expect((await page.getByRole('article').innerText()).length).toBeGreaterThan(2000);
    await page.getByRole('link', { name: 'Back to Articles' }).first().click();
    await expect(page).toHaveURL('/blog#ip-ratings-in-practice');
  });
});
