import type { Page } from '@playwright/test';
import {
  categoryUrl,
  expect,
  expectAccessible,
  waitForHydration,
  openPage,
  test,
  pageHeading,
} from './support.ts';

/** Links of a product list in all of its groups. */
const listedLinks = (page: Page) => page.getByRole('list', { name: /^Products of / }).getByRole('link');

const glands = categoryUrl(['Cable Accessories', 'Cable Glands']);

test.describe('client-side navigation', () => {
  test('starts at the top with the focus on the heading, and Back restores the scroll position (S-023, D-31)', async ({
    page,
  }) => {
    await openPage(page, '/products');
    await page.evaluate(() => window.scrollTo(0, 900));
    await listedLinks(page).nth(6).click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect(pageHeading(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/products');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
    await page.goForward();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('announces a slow page, fetches it once, and then focuses its heading (S-165, S-167) @once', async ({
    page,
  }) => {
    await openPage(page, '/products');
    const requested: string[] = [];
    const { promise: isShown, resolve: respond } = Promise.withResolvers<void>();
    await page.route('**/products.php**', async (route) => {
      requested.push(route.request().url());
      await isShown;
      await route.continue();
    });
    await listedLinks(page).first().click();
    await expect(page.getByText('Loading product details...')).toBeVisible();
    respond();
    await expect(pageHeading(page)).toBeFocused();
    expect(requested).toHaveLength(1);
  });

  test('does not move the focus on the first load (S-024) @once', async ({ page }) => {
    await openPage(page, glands);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('starts the next page of a list at its heading, and Back restores the scroll position (D-31) @once', async ({
    page,
  }) => {
    await openPage(page, '/products');
    const next = page.getByRole('link', { name: 'Next page' });
    await next.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    for (const number of [2, 3]) {
      await next.click();
      await expect(page).toHaveURL(`/products?page=${number}#list`);
      const heading = page.getByRole('heading', { name: `All products (page ${number} of` });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
    }
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/products');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
  });

  test('does not scroll when only the query changes (D-31) @once', async ({ page }) => {
    await openPage(page, '/search?query=gland');
    const sizes = page.getByRole('link', { name: 'Sizes', exact: true });
    await sizes.evaluate((link) => window.scrollTo(0, link.getBoundingClientRect().top - 300));
    const place = await page.evaluate(() => window.scrollY);
    await sizes.click();
    await expect(page).toHaveURL(/look=table/);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });

  test('Back restores the scroll position after a reload, even when the list loads late (D-31) @once', async ({
    page,
  }) => {
    await openPage(page, '/products');
    await page.getByRole('link', { name: 'Next page' }).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await listedLinks(page).last().click();
    await expect(pageHeading(page)).toBeFocused();
    await page.reload();
    await waitForHydration(page);
    await page.route('**/finder**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goBack();
    await expect(listedLinks(page).last()).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
  });

  test('keeps the breadcrumbs of the path taken, also on reload from the server (S-030, S-156, D-30) @once', async ({
    page,
  }) => {
    await openPage(page, glands);
    await page.getByRole('list', { name: 'Products of Cable Glands' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect(pageHeading(page)).toBeFocused();
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    const labels = ['Home', 'Cable Accessories', 'Cable Glands'];
    expect((await breadcrumbs.allTextContents()).slice(0, -1)).toEqual(labels);
    const state = await page.evaluate(() => (history.state as { usr: { categoryPath: string[] } }).usr);
    expect(state.categoryPath).toEqual(labels.slice(1));
    await page.reload();
    await expect(pageHeading(page)).toBeVisible();
    expect((await breadcrumbs.allTextContents()).slice(0, -1)).toEqual(labels);
  });

  test('shows the last page when two links are clicked in a row', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/');
    await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
      for (const name of ['Cable accessories', 'Panel accessories']) {
        links.find((link) => link.textContent?.startsWith(name))?.click();
      }
    });
    await expect(pageHeading(page)).toHaveText('Panel Accessories');
    await page.waitForTimeout(600);
    await expect(pageHeading(page)).toHaveText('Panel Accessories');
  });
});

test.describe('header and footer', () => {
  test('have the stated footer links, and no others (S-057)', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/');
    const hrefs = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.toSorted()).toEqual(
      [
        '/',
        '/services',
        '/contact',
        '/about',
        '/projects',
        '/testimonial',
        '/faq',
        '/privacy',
        '/terms',
      ].toSorted(),
    );
  });

  test('link to the About page (D-03, S-026)', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about-us');
    await expect(pageHeading(page)).toHaveText('About Us');
    for (const fact of ['1987', '300 dealers', '2014', '18 months']) {
      await expect(page.getByRole('main').getByText(fact).first()).toBeVisible();
    }
  });

  test('open the chat in a new tab (S-019, S-020)', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/');
    const chat = page.getByRole('link', { name: /Chat with us/ });
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('href', 'https://wa.me/447700900123');
  });

  test('offer a button to the top after 20 px of scrolling (S-016, S-017, S-018)', async ({ page }) => {
    await openPage(page, '/');
    const button = page.getByRole('button', { name: /top/i });
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 600));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('have a skip link', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /skip/i });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse products' })).toBeFocused();
  });
});

test.describe('the category menu', () => {
  test('links to a main category on every width (S-043, S-050, S-051, S-053)', async ({ page, isMobile }) => {
    await openPage(page, '/about-us');
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Products', { exact: true }).click();
      const entry = dialog.getByRole('link', { name: /Panel Accessories/ });
      await expect(entry).toHaveAttribute('href', '/categories/Panel%20Accessories');
      await entry.click();
    } else {
      await page.getByRole('button', { name: 'Product categories' }).click();
      const entry = page.getByRole('banner').getByRole('link', { name: /^Panel Accessories/ });
      await expect(entry).toHaveAttribute('href', '/category/Panel%20Accessories');
      await entry.click();
    }
    await expect(page).toHaveURL('/category/Panel%20Accessories');
    await expect(pageHeading(page)).toHaveText('Panel Accessories');
  });
});

test('the chat message names the page (S-019)', { tag: '@once' }, async ({ page }) => {
  await openPage(page, '/best-sellers');
  const first = page.getByRole('list', { name: 'Best sellers' }).getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(pageHeading(page)).toHaveText(name);
  const chat = page.getByRole('link', { name: /Chat with us/ });
  await expect
    .poll(async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text'))
    .toContain(name);
});

test.describe('offline', () => {
  // Pictures further down are requested when the page is first used.
  test.use({ expectedNoise: [[/ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] });

  test(
    'a link that failed offline works when the connection is back',
    { tag: '@once' },
    async ({ page, context }) => {
      await openPage(page, '/products');
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      const toFaq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
      await toFaq.click();
      await context.setOffline(false);
      await expect(page.getByText('You are offline.')).toHaveCount(0);
      await toFaq.click();
      await expect(page).toHaveURL('/faq');
      await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
    },
  );
});

test.describe('after a release', { tag: '@mouse' }, () => {
  test.use({ expectedNoise: [[/404|dynamically imported/], { scope: 'test' }] });

  test('an open tab shows a notice, keeps its page, and continues on reload (O99)', async ({ page }) => {
    await openPage(page, '/contact');
    await page.getByLabel('Message').fill('Half a sentence');
    const chunk = '**/assets/*GalleryRoute*.js*';
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/gallery"]')?.click());
    await expect(page.getByText('There may be a newer version')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
    await expectAccessible(page);
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(pageHeading(page)).toHaveText('GALLERY');
  });

  test('an open tab without anything to lose follows the link by itself (O99)', async ({ page }) => {
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
    // Routed from the start, because the page may prefetch the code of its links.
    await page.route('**/assets/*GalleryRoute*.js*', (route) =>
      loads < 2 ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await openPage(page, '/contact');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/gallery"]')?.click());
    await expect(pageHeading(page)).toHaveText('GALLERY');
    expect(loads).toBe(2);
  });
});
