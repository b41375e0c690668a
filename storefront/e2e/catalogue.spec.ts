import { categoryUrl, expect, openPage, findProductByName, test, pageHeading } from './support.ts';

const depths = [
  ['Cable Accessories'],
  ['Cable Accessories', 'Cable Glands'],
  ['Cable Accessories', 'Cable Glands', 'Brass Cable Glands'],
  ['Cable Accessories', 'Cable Glands', 'Brass Cable Glands', 'Armoured Cable Glands'],
];

test.describe('a category', () => {
  for (const path of depths) {
    test(
      `at depth ${path.length} shows its name, breadcrumbs and contents (S-027, S-028, S-132)`,
      { tag: '@once' },
      async ({ page }) => {
        await openPage(page, categoryUrl(path));
        await expect(pageHeading(page)).toHaveText(path.at(-1) ?? '');
        const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
        await expect(breadcrumbs).toHaveText(['Home', 'Products', ...path]);
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      },
    );
  }

  test('shows its cards in 2, 4 or 5 columns (S-133)', async ({ page }) => {
    await openPage(page, '/category/Control%20%26%20Switchgear');
    const columns = () =>
      page
        .getByRole('main')
        .getByRole('list', { name: 'Control & Switchgear', exact: true })
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    for (const [width, count] of [
      [390, 2],
      [899, 2],
      [900, 4],
      [1199, 4],
      [1200, 5],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns(), `columns at ${width}`).toBe(count);
    }
  });

  test('links to subcategories and products, and shows both together @once', async ({ page }) => {
    await openPage(page, categoryUrl(['Control & Switchgear', 'Contactors']));
    await expect(page.getByText('2 subcategories, 11 products')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Products of Power Contactors' }).getByRole('listitem').first(),
    ).toBeVisible();
    await page
      .getByRole('list', { name: 'Subcategories of Contactors' })
      .getByText('Power Contactors')
      .click();
    await expect(pageHeading(page)).toHaveText('Power Contactors');
  });

  test('shows an empty state (S-137)', { tag: '@once' }, async ({ page }) => {
    await openPage(
      page,
      categoryUrl(['Control & Switchgear', 'Circuit Breakers', 'Surge Protective Devices']),
    );
    await expect(page.getByText('No items found in this category.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Circuit Breakers' }).click();
    await expect(pageHeading(page)).toHaveText('Circuit Breakers');
  });

  test('is hidden with its contents while inactive (D-26)', { tag: '@once' }, async ({ request }) => {
    for (const name of ['Discontinued Lines', 'Rewirable Fuse Units']) {
      const response = await request.get(categoryUrl([name]));
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('Page not found');
    }
  });

  test('redirects its name in any case to one URL (D-05)', { tag: '@once' }, async ({ page }) => {
    await page.goto('/category/cable%20%20GLANDS');
    await expect(page).toHaveURL('/category/Cable%20Accessories/Cable%20Glands');
  });
});

test.describe('a category that fails to load', () => {
  test.use({ expectedNoise: [[/503/, /Failed to load resource/], { scope: 'test' }] });

  test(
    'reports it, keeps the page, and fetches again on Retry (S-138, S-141, O93)',
    { tag: '@once' },
    async ({ page }) => {
      await openPage(page, '/');
      let isBroken = true;
      await page.route('**/backend/api/categories?case=*', (route) =>
        isBroken
          ? route.fulfill({ status: 503, json: { success: false, message: 'Under repair' } })
          : route.continue(),
      );
      await page.getByRole('link', { name: /^Panel accessories/ }).click();
      // SWR retries three times first, after 1, 2 and 4 seconds.
      await expect(page.getByText('Error: Under repair')).toBeVisible({ timeout: 30_000 });
      isBroken = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('list', { name: /panel accessories/i })).toBeVisible();
    },
  );
});

test.describe('a product', () => {
  test('shows pictures, description and its table (S-029, S-155, S-156, S-159, S-161, S-162, S-171, S-172)', async ({
    page,
    request,
  }) => {
    const { id, name } = await findProductByName(request, 'Power Contactor 9–38 A');
    await openPage(page, `/product/${id}`);
    await expect(pageHeading(page)).toHaveText(name);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      'Control & Switchgear',
      'Contactors',
      'Power Contactors',
      name,
    ]);
    await expect(page.getByRole('heading', { name: 'Product Details' })).toBeVisible();
    const table = page.getByRole('table', { name: `Specifications of ${name}` });
    await expect(table.getByRole('columnheader').first()).toHaveText('Ordering code');
    await expect(table.getByRole('rowheader').first()).toContainText('EV-PC-9');
  });

  test('shows the selected picture', async ({ page, request }) => {
    const { id } = await findProductByName(request, 'Direct-On-Line Starter in Enclosure');
    await openPage(page, `/product/${id}`);
    const thumbs = page.getByRole('tablist').getByRole('tab');
    await expect(thumbs).toHaveCount(5);
    await thumbs.nth(2).click();
    await expect(thumbs.nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('shows the dimension drawing among the pictures, with the values of the size', async ({
    page,
    request,
  }) => {
    const { id } = await findProductByName(request, 'Brass Cable Gland, Metric Thread');
    await openPage(page, `/product/${id}?size=EV-BG-M20`);
    const name = 'Dimension drawing, values of EV-BG-M20';
    await page.getByRole('tab', { name }).click();
    const picture = page.getByRole('main').getByRole('img', { name, exact: true });
    await expect(picture).toHaveAttribute('src', /[?&]S=24(&|$)/);
    await expect(picture).toHaveAttribute('data-status', 'loaded');
    await page.getByRole('button', { name: `Zoom image: ${name}` }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name })).toBeVisible();
  });

  test('shows the values of a size opened in the table in the drawing', async ({
    page,
    request,
    isMobile,
  }) => {
    const { id } = await findProductByName(request, 'Brass Cable Gland, Metric Thread');
    await openPage(page, `/product/${id}`);
    const row = page.getByRole('row').filter({ hasText: 'EV-BG-M25' });
    await row.getByRole('button', { name: 'Add EV-BG-M25' }).click();
    if (isMobile) {
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('img', { name: /^Dimension drawing: .*Spanner width 30 mm/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Dimension drawing, values of EV-BG-M25' })).toBeAttached();
  });

  test('shows a message when there is no table (S-163)', { tag: '@once' }, async ({ page, request }) => {
    const { id } = await findProductByName(request, 'Cable Gland Sample Case');
    await openPage(page, `/product/${id}`);
    await expect(page.getByText('No table data available for this product', { exact: true })).toBeVisible();
  });

  test('has the same page at its slug URL (S-031, D-04)', { tag: '@once' }, async ({ page, request }) => {
    const { id, name } = await findProductByName(request, 'Power Contactor 9–38 A');
    const detail = await request.get('/backend/products/categories/Power%20Contactors');
    const { productTypes } = (
      (await detail.json()) as {
        data: { productTypes: { products: { id: number; productSlug: string }[] }[] };
      }
    ).data;
    const link = productTypes.flatMap(({ products }) => products).find((product) => product.id === id);
    await openPage(page, `/products/Power%20Contactors/${link?.productSlug}`);
    await expect(pageHeading(page)).toHaveText(name);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/product/${id}$`));
  });
});

test.describe('a product with an unreadable table', () => {
  test.use({ expectedNoise: [[/specification is invalid/], { scope: 'test' }] });

  test(
    'reports it with a full stop, and logs it (S-164, D-23)',
    { tag: '@once' },
    async ({ page, request }) => {
      const { id } = await findProductByName(request, 'Brass Neutral Link');
      await openPage(page, `/product/${id}`);
      await expect(
        page.getByText('No table data available for this product.', { exact: true }),
      ).toBeVisible();
    },
  );
});

test.describe('the product list', () => {
  test('shows main categories and is paginated (S-034, D-04, D-48) @once', async ({ page }) => {
    await openPage(page, '/products');
    await expect(
      page.getByRole('list', { name: 'Categories' }).getByRole('link', { name: /^Cable Accessories/ }),
    ).toBeVisible();
    const cards = page.getByRole('list', { name: /^Products of / }).getByRole('article');
    await expect(cards).toHaveCount(24);
    const before = await cards.first().textContent();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/products?page=2#list');
    await expect(page).toHaveTitle('Products, page 2 – ELVORA');
    await expect(cards.first()).not.toHaveText(before ?? '');
    // The same facets as on the pages of categories (D-58).
    await page.getByRole('search', { name: 'Filters' }).getByRole('checkbox').first().click();
    await expect(page).toHaveURL(/\/products\?where=/);
    await expect(page.getByText(/^\d+ of \d+ products, [\d,]+ of [\d,]+ sizes$/)).toBeVisible();
  });

  test('shows all best sellers (S-032)', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/best-sellers');
    await expect(page.getByRole('list', { name: 'Best sellers' }).getByRole('listitem')).toHaveCount(14);
  });
});
