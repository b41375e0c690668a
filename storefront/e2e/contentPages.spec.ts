import { expect, openPage, test, pageHeading } from './support.ts';

/** Path, title, and a sentence of the page. */
const pages = [
  ['/services', 'Services', 'A component is finished when it fits.'],
  ['/projects', 'Projects', 'Water pumping station'],
  ['/testimonial', 'Testimonials', 'The lugs match the numbered dies we already own'],
  ['/faq', 'Frequently asked questions', 'How can I buy your products?'],
  ['/privacy', 'Privacy', 'Who is responsible'],
  ['/terms', 'Terms of use', 'Quote requests'],
  ['/about-us', 'About Us', 'A counter in 1987'],
] as const;

for (const [address, name, text] of pages) {
  test(`${address} is a page (S-057, S-058, D-02)`, { tag: '@once' }, async ({ page }) => {
    await openPage(page, address);
    await expect(pageHeading(page)).toHaveText(name);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(breadcrumbs).toHaveText(['Home', name]);
    expect(await page.title()).toContain('ELVORA');
  });
}

test('the footer has no broken links (S-057, D-02, D-03)', { tag: '@once' }, async ({ page, request }) => {
  await openPage(page, '/about-us');
  const links = page.getByRole('contentinfo').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
});

test(
  'the testimonials page shows all testimonials of the home page (D-02, S-107)',
  { tag: '@once' },
  async ({ page }) => {
    await openPage(page, '/testimonial');
    await expect(page.getByRole('main').getByRole('figure')).toHaveCount(6);
    await expect(page.getByText('4 out of 5')).toHaveCount(2);
  },
);

test.describe('the FAQ', () => {
  test('opens answers by keyboard and pointer (D-02)', async ({ page }) => {
    await openPage(page, '/faq');
    const questions = page.getByRole('main').locator('details');
    await expect(questions).toHaveCount(12);
    const answer = page.getByText(/^Through a regional dealer/);
    await expect(answer).toBeHidden();
    await questions.first().locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Space');
    await expect(answer).toBeHidden();
    await page.getByText('Does a quote list oblige me to buy?').click();
    await expect(page.getByText('No. It is a question.')).toBeVisible();
  });

  test('opens the answer of the URL fragment', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/faq#how-can-i-become-a-dealer');
    const link = page.getByRole('main').getByRole('link', { name: 'Distributor' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/distributor');
  });
});

test('the map loads only on click (S-130, D-47)', { tag: '@once' }, async ({ page }) => {
  const requested: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' });
  });
  await openPage(page, '/contact');
  const poster = page.getByRole('img', { name: 'Map of the Howrah area in West Bengal' });
  await expect(poster).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open in a map/ })).toHaveAttribute('target', '_blank');
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: 'Load map' }).click();
  await expect(page.frameLocator('iframe').getByText('Map')).toBeVisible();
  expect(requested).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, name, text] of pages) {
    test(`${address} is readable`, { tag: '@once' }, async ({ page }) => {
      await page.goto(address);
      await expect(pageHeading(page)).toHaveText(name);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    });
  }

  test('answers still open', { tag: '@once' }, async ({ page }) => {
    await page.goto('/faq');
    await page.getByText('How can I buy your products?').click();
    await expect(page.getByText(/^Through a regional dealer/)).toBeVisible();
  });
});
