import {
  categoryUrl,
  expect,
  expectAccessible,
  waitForHydration,
  openPage,
  test,
  pageHeading,
} from './support.ts';

const glands = categoryUrl(['Cable Accessories', 'Cable Glands']);

test.describe('going from page to page', () => {
  test('starts at the top with the focus on the heading, and Back returns to the place (S-023, D-31)', async ({
    page,
  }) => {
    await openPage(page, '/products');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('list', { name: 'All products' }).getByRole('link').nth(6).click();
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

  test('asks once for what comes late, says so, and then puts the focus on the heading (S-165, S-167)', async ({
    page,
  }) => {
    await openPage(page, '/products');
    const asked: string[] = [];
    await page.route('**/products.php**', async (route) => {
      asked.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    await page.getByRole('list', { name: 'All products' }).getByRole('link').first().click();
    await expect(page.getByText('Loading product details...')).toBeVisible();
    await expect(pageHeading(page)).toBeFocused();
    expect(asked).toHaveLength(1);
  });

  test('moves nothing on the first load (S-024)', async ({ page }) => {
    await openPage(page, glands);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('begins a further page of a list at its heading, and Back returns to the place (D-31)', async ({
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

  test('does not scroll for a change of the query alone (D-31)', async ({ page }) => {
    await openPage(page, '/search?query=gland');
    const cards = page.getByRole('link', { name: 'Cards' });
    await cards.evaluate((link) => window.scrollTo(0, link.getBoundingClientRect().top - 300));
    const place = await page.evaluate(() => window.scrollY);
    await cards.click();
    await expect(page).toHaveURL(/look=cards/);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });

  test('Back returns to the place after a reload, however late the list comes (D-31)', async ({ page }) => {
    await openPage(page, '/products');
    await page.getByRole('link', { name: 'Next page' }).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await page.getByRole('list', { name: 'All products' }).getByRole('link').last().click();
    await expect(pageHeading(page)).toBeFocused();
    await page.reload();
    await waitForHydration(page);
    await page.route('**/products.php**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goBack();
    await expect(page.getByRole('list', { name: 'All products' }).getByRole('link').last()).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
  });

  test('passes the way through the categories on, and a reload shows it from the server (S-030, S-156, D-30)', async ({
    page,
  }) => {
    await openPage(page, glands);
    await page.getByRole('list', { name: 'Products of Cable Glands' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect(pageHeading(page)).toBeFocused();
    const way = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    const labels = ['Home', 'Cable Accessories', 'Cable Glands'];
    expect((await way.allTextContents()).slice(0, -1)).toEqual(labels);
    const state = await page.evaluate(() => (history.state as { usr: { categoryPath: string[] } }).usr);
    expect(state.categoryPath).toEqual(labels.slice(1));
    await page.reload();
    await expect(pageHeading(page)).toBeVisible();
    expect((await way.allTextContents()).slice(0, -1)).toEqual(labels);
  });

  test('sets title and canonical address of each page', { tag: '@once' }, async ({ page }) => {
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

test.describe('the frame', () => {
  test('has the stated footer links, and no others (S-057)', { tag: '@once' }, async ({ page }) => {
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

  test('leads from the footer to the About page (D-03, S-026)', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about-us');
    await expect(pageHeading(page)).toHaveText('About Us');
    for (const fact of ['1987', '300 dealers', '2014', '18 months']) {
      await expect(page.getByRole('main').getByText(fact).first()).toBeVisible();
    }
  });

  test('opens the chat in a new tab (S-019, S-020)', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/');
    const chat = page.getByRole('link', { name: /Chat with us/ });
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('href', 'https://chat.example/910000000000');
  });

  test('offers the way to the top after 20 px, and goes there (S-016, S-017, S-018)', async ({ page }) => {
    await openPage(page, '/');
    const button = page.getByRole('button', { name: /top/i });
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 600));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('leads keyboard users past the header', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /skip/i });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse products' })).toBeFocused();
  });
});

test.describe('the menu of categories', () => {
  test('leads to a main category on every width (S-043, S-050, S-051, S-053)', async ({ page, isMobile }) => {
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

test('the chat knows what the page is about (S-019)', { tag: '@once' }, async ({ page }) => {
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

test(
  'the connection may go and come back: a link that led nowhere meanwhile leads on',
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

test.describe('after a release', { tag: '@mouse' }, () => {
  test.use({ expectedNoise: [[/404|dynamically imported/], { scope: 'test' }] });

  test('an open tab says so, keeps what it shows, and a reload leads on (O99)', async ({ page }) => {
    await openPage(page, '/contact');
    await page.getByLabel('Message').fill('Half a sentence');
    const gone = '**/assets/*GalleryRoute*.js';
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/gallery"]')?.click());
    await expect(page.getByText('there may be a newer version')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
    await expectAccessible(page);
    await page.unroute(gone);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(pageHeading(page)).toHaveText('GALLERY');
  });
});
