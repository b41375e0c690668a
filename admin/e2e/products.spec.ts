import type { Locator, Page, Route } from '@playwright/test';
import { test } from '../../e2e/ownServer.ts';
import { expect, expectAccessible, ownerPassword } from '../../e2e/support.ts';
import { addProduct, closed, dialogOf, fillBasics, next, paste, picture } from './productDialog.ts';
import { openAs } from './staff.ts';

/** Names apart from run to run and from one browser to the other. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

test.beforeEach(async ({ page }) => {
  await openAs(page, '/admin/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Product Management' })).toBeVisible();
});

async function editProduct(page: Page, name: string): Promise<Locator> {
  await find(page, name);
  await page.getByRole('button', { name: `Edit Product: ${name}` }).click();
  return dialogOf(page, 'Edit Product');
}

async function find(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Name, keyword or ordering code' }).fill(name);
  await expect(page).toHaveURL(/query=/);
}

/** Through all three steps, and saved. */
async function createProduct(page: Page, name: string) {
  const dialog = await addProduct(page);
  await fillBasics(dialog, name);
  await next(dialog);
  await next(dialog);
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await closed(dialog);
}

test('a product with pictures and a pasted table is on the public site at the next request (S-313, S-325, S-330, S-332, S-355, S-371)', async ({
  page,
}) => {
  const name = unique('Journey "Gland", 50 % & more 😀 محوّل');
  const dialog = await addProduct(page);
  await fillBasics(dialog, name);
  await dialog.getByRole('switch', { name: 'Trending' }).check();
  await next(dialog);
  await dialog.locator('input[type=file]').setInputFiles([picture('front, left.png'), picture('side.png')]);
  await expect(dialog.getByRole('heading', { name: 'New Images (2)' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Actions for side.png' }).click();
  await page.getByRole('menuitem', { name: 'Make main' }).click();
  await expect(dialog.getByRole('listitem', { name: /^side\.png, .* KB, new, 1 of 2$/ })).toBeVisible();
  await next(dialog);
  await expectAccessible(page);
  await paste(
    dialog.getByRole('gridcell', { name: 'Row 1, Col 1' }),
    'Ordering code\tCurrent (A)\nEV-J-1\t10\nEV-J-2\t"16\nmax."',
  );
  await dialog.getByRole('checkbox', { name: 'First line is the header' }).check();
  await test.step('what is typed is seen as the page before it is saved', async () => {
    const toggle = dialog.getByRole('button', { name: 'Preview of the page' });
    await toggle.click();
    const preview = dialog.getByRole('region', { name: 'Preview of the page' });
    await expect(preview.getByRole('heading', { name })).toBeVisible();
    await expect(preview.getByRole('tab')).toHaveCount(2);
    await expect(preview.getByRole('cell', { name: '10', exact: true })).toBeVisible();
    await toggle.click();
    await expect(preview).toBeHidden();
  });
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await closed(dialog);
  await expect(page.getByText(`Saved '${name}'`)).toBeVisible();

  const found = await page.request.get(
    `/backend/products?case=search_product&query=${encodeURIComponent(name)}`,
  );
  const [product] = ((await found.json()) as { data: { id: number; images: string; data: unknown }[] }).data;
  expect(product?.images.split(',')).toHaveLength(2);
  const html = await (await page.request.get(`/product/${product?.id}`)).text();
  for (const text of ['Journey', 'EV-J-1', 'Ordering code', 'max.']) expect(html).toContain(text);
});

test.describe('the checks before a save', () => {
  test('come one by one in their order and lead to the field (S-337, S-338, S-339, S-340, S-341)', async ({
    page,
  }) => {
    const dialog = await addProduct(page);
    await dialog.getByRole('textbox', { name: 'Product Name' }).fill('   ');
    const trySave = async (text: string) => {
      await dialog.getByRole('tab', { name: 'Specifications' }).click();
      await dialog.getByRole('button', { name: 'Create Product' }).click();
      const alert = page.getByRole('alertdialog', { name: text });
      await expect(alert).toBeVisible();
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(alert).toBeHidden();
    };
    await trySave('Product name is required');
    await expect(dialog.getByRole('textbox', { name: 'Product Name' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Product Name' }).fill('A');
    await trySave('Category is required');
    await expect(dialog.getByRole('combobox', { name: 'Category' })).toBeFocused();
    await dialog.getByRole('combobox', { name: 'Category' }).selectOption('Contactors');
    await trySave('Keywords are required');
    await expect(dialog.getByRole('textbox', { name: 'Keywords' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Keywords' }).fill('a');
    await trySave('Description is required');
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeFocused();

    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Keywords' })).toHaveValue('a');
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await closed(dialog);
  });
});

test('a product is changed: images in another order, a header, a column less (S-333, S-357, S-366, S-374)', async ({
  page,
}) => {
  const name = unique('Journey changed');
  const made = await addProduct(page);
  await fillBasics(made, name);
  await next(made);
  await made.locator('input[type=file]').setInputFiles([picture('one.png'), picture('two.png')]);
  await next(made);
  await made.getByRole('button', { name: 'Create Product' }).click();
  await closed(made);

  const dialog = await editProduct(page, name);
  await next(dialog);
  await dialog.getByRole('button', { name: 'Remove Image 1' }).click();
  await dialog.locator('input[type=file]').setInputFiles(picture('three.png'));
  await dialog.getByRole('button', { name: 'Actions for three.png' }).click();
  await page.getByRole('menuitem', { name: 'Move earlier' }).click();
  await next(dialog);
  await dialog.getByRole('columnheader', { name: /^Header 1/ }).click();
  const header = page.getByRole('dialog', { name: 'Edit Header' });
  await header.getByRole('textbox', { name: 'Header text' }).fill('Code');
  await page.keyboard.press('Enter');
  await expect(header).toBeHidden();
  await dialog.getByRole('button', { name: 'Remove column 2' }).click();
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await closed(dialog);

  const list = await page.request.get(`/backend/products?scope=all&query=${encodeURIComponent(name)}`);
  const [product] = ((await list.json()) as { data: { images: string; data: string; version: number }[] })
    .data;
  expect(product?.version).toBe(2);
  expect(product?.images.split(',')).toHaveLength(2);
  expect(JSON.parse(product?.data ?? '')).toMatchObject({
    headers: ['Code', '', ''],
    rows: Array.from({ length: 3 }, () => ({ a1: '', a2: '', a3: '' })),
  });
});

/** The host does what is asked, and the answer is lost on the way. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort('connectionreset');
}

test.describe('a save that fails', () => {
  test.use({
    expectedNoise: [[/500|422|could not be saved|Failed to load resource|ERR_/], { scope: 'test' }],
  });

  const acknowledge = async (page: Page, text: string) => {
    const alert = page.getByRole('alertdialog', { name: text, exact: true });
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
  };

  test(
    'keeps everything, tells the stated words, and succeeds later (S-361, S-362, S-363, O93, O100)',
    { tag: '@once' },
    async ({ page }) => {
      const name = unique('Journey kept');
      const dialog = await addProduct(page);
      await fillBasics(dialog, name);
      await next(dialog);
      await dialog.locator('input[type=file]').setInputFiles(picture('kept.png'));
      await next(dialog);
      await paste(dialog.getByRole('gridcell', { name: 'Row 1, Col 1' }), 'A\tB');
      const save = dialog.getByRole('button', { name: 'Create Product' });
      const failures: [string, (route: Route) => Promise<void>][] = [
        [
          'Error: The disk is full',
          (route) => route.fulfill({ status: 500, json: { success: false, error: 'The disk is full' } }),
        ],
        ['Failed to save product', (route) => route.fulfill({ status: 500, json: { success: false } })],
        ['Failed to save product. Please try again.', (route) => route.abort()],
        // It has been made already: sent again it is the same one.
        ['Failed to save product. Please try again.', loseAnswer],
      ];
      for (const [text, fail] of failures) {
        await page.route('**/backend/products', fail, { times: 1 });
        await save.click();
        await acknowledge(page, text);
      }
      await expect(dialog.getByRole('gridcell', { name: 'A', exact: true })).toBeVisible();
      await dialog.getByRole('tab', { name: 'Images' }).click();
      await expect(dialog.getByRole('listitem', { name: /^kept\.png/ })).toBeVisible();
      await dialog.getByRole('tab', { name: 'Basic Info' }).click();
      await expect(dialog.getByRole('textbox', { name: 'Product Name' })).toHaveValue(name);
      await dialog.getByRole('tab', { name: 'Specifications' }).click();
      // Two clicks at once make one product.
      await save.dblclick();
      await closed(dialog);

      await test.step('a change whose answer is lost is no conflict with itself', async () => {
        const edit = await editProduct(page, name);
        await edit.getByRole('textbox', { name: 'Description' }).fill('Changed once.');
        await edit.getByRole('tab', { name: 'Specifications' }).click();
        await page.route('**/backend/products/*', loseAnswer, { times: 1 });
        await edit.getByRole('button', { name: 'Update Product' }).click();
        await acknowledge(page, 'Failed to save product. Please try again.');
        await edit.getByRole('button', { name: 'Update Product' }).click();
        await closed(edit);
      });
      const list = await page.request.get(`/backend/products?scope=all&query=${encodeURIComponent(name)}`);
      const { data } = (await list.json()) as { data: { version: number; description: string }[] };
      expect(data).toMatchObject([{ version: 2, description: 'Changed once.' }]);
    },
  );

  test('in the middle of an upload keeps the files, which are sent again or held back (D-18, D-21) @once', async ({
    page,
  }) => {
    const name = unique('Journey upload');
    const dialog = await addProduct(page);
    await fillBasics(dialog, name);
    await next(dialog);
    await dialog.locator('input[type=file]').setInputFiles([
      picture('good.png'),
      {
        name: 'drawing.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
    ]);
    await next(dialog);
    await dialog.getByRole('button', { name: 'Create Product' }).click();
    const refusal = page.getByRole('alertdialog', {
      name: /^Error: drawing\.png: .*not a JPEG, PNG, GIF, WebP or AVIF/,
    });
    await refusal.getByRole('button', { name: 'OK' }).click();
    // Where the trouble is.
    await dialog.getByRole('button', { name: 'Remove drawing.png' }).click();

    await test.step('a connection that is lost on the way', async () => {
      await page.route('**/backend/products', (route) => route.abort('connectionreset'), { times: 1 });
      await dialog.getByRole('button', { name: 'Retry good.png' }).click();
      await acknowledge(page, 'Failed to save product. Please try again.');
      await expect(dialog.getByText('Not sent yet')).toBeVisible();
    });
    await test.step('one that is stopped', async () => {
      const held = Promise.withResolvers<void>();
      await page.route('**/backend/products', (route) => held.promise.then(() => route.abort()), {
        times: 1,
      });
      await dialog.getByRole('button', { name: 'Retry good.png' }).click();
      await dialog.getByRole('button', { name: 'Cancel good.png' }).click();
      await expect(dialog.getByText('Not sent yet')).toBeVisible();
      held.resolve();
    });
    await dialog.getByRole('button', { name: 'Retry good.png' }).click();
    await closed(dialog);
    const list = await page.request.get(`/backend/products?scope=all&query=${encodeURIComponent(name)}`);
    expect(((await list.json()) as { data: { images: string }[] }).data).toMatchObject([
      { images: expect.stringMatching(/^[^,]+$/) },
    ]);
  });
});

/** Puts a draft into this browser that nobody has come back to for 31 days, of a product nobody opens. */
const leaveOldDraft = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('elvora-admin');
        opening.onsuccess = () => {
          const drafts = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
          drafts.put(
            { savedAt: Date.now() - 31 * 24 * 60 * 60 * 1000, value: {} },
            'admin product 999',
          ).onsuccess = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

/** Names of the drafts in this browser. */
const draftNames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve) => {
        const opening = indexedDB.open('elvora-admin');
        opening.onsuccess = () => {
          const request = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
          request.onsuccess = () => {
            resolve(request.result);
            opening.result.close();
          };
        };
      }),
  );

/** Images of the product that is kept in this browser. */
const keptImages = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('elvora-admin');
        opening.onsuccess = () => {
          const request = opening.result.transaction('drafts').objectStore('drafts').get('admin new');
          request.onsuccess = () => {
            const kept = request.result as { value: { form: { images: unknown[] } } } | undefined;
            resolve(kept?.value.form.images.length ?? 0);
            opening.result.close();
          };
        };
      }),
  );

test('what was typed outlives a closed tab, files and all, until it is saved or dropped (units 14) @once', async ({
  page,
}) => {
  const name = unique('Journey draft');
  const dialog = await addProduct(page);
  await fillBasics(dialog, name);
  await next(dialog);
  await dialog.locator('input[type=file]').setInputFiles(picture('kept.png'));
  await expect.poll(() => keptImages(page)).toBe(1);
  await leaveOldDraft(page);
  page.on('dialog', (question) => void question.accept());
  await page.reload();

  await addProduct(page);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  expect(await draftNames(page)).toEqual(['admin new']);
  await expect(dialog.getByRole('textbox', { name: 'Product Name' })).toHaveValue(name);
  await next(dialog);
  await expect(dialog.getByRole('listitem', { name: /^kept\.png/ })).toBeVisible();
  await next(dialog);
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await closed(dialog);

  await addProduct(page);
  await expect(dialog.getByRole('textbox', { name: 'Product Name' })).toHaveValue('');
  await expect(dialog.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
});

test.describe('two people', () => {
  test.use({ expectedNoise: [[/412|could not be saved/], { scope: 'test' }] });

  test(
    'change the same product: both sides are shown, one is kept, nothing typed is lost (O43)',
    { tag: '@once' },
    async ({ page }) => {
      const name = unique('Journey conflict');
      await createProduct(page, name);
      const dialog = await editProduct(page, name);
      await dialog.getByRole('textbox', { name: 'Description' }).fill('Mine.');

      const list = await page.request.get(`/backend/products?scope=all&query=${encodeURIComponent(name)}`);
      const [product] = ((await list.json()) as { data: { id: number }[] }).data;
      const changed = await page.request.put(`/backend/products/${product?.id}`, {
        headers: { 'if-match': '"1"', origin: new URL(page.url()).origin },
        multipart: {
          name,
          category_id: 'Contactors',
          keyword: 'journey, test',
          description: 'Theirs.',
          bestseller: '0',
          trending: '0',
          data: '',
          existingImagesCount: '0',
        },
      });
      expect(changed.status()).toBe(200);

      await dialog.getByRole('tab', { name: 'Specifications' }).click();
      await dialog.getByRole('button', { name: 'Update Product' }).click();
      const conflict = dialog.getByRole('region', { name: 'Somebody else has saved this meanwhile' });
      await expect(conflict.getByRole('cell', { name: 'Mine.' })).toBeVisible();
      await expect(conflict.getByRole('cell', { name: 'Theirs.' })).toBeVisible();
      await conflict.getByRole('button', { name: 'Keep mine' }).click();
      await closed(dialog);
      const after = await page.request.get(`/backend/products?scope=all&query=${encodeURIComponent(name)}`);
      expect(await after.text()).toContain('Mine.');
    },
  );
});

test.describe('a session that ends in the middle', () => {
  test.use({ expectedNoise: [[/401/], { scope: 'test' }] });

  test('asks to sign in over the dialog, which keeps what was typed (D-07)', async ({ page }) => {
    const name = unique('Journey signed out');
    const dialog = await addProduct(page);
    await fillBasics(dialog, name);
    await dialog.getByRole('tab', { name: 'Specifications' }).click();
    await page.context().clearCookies();
    await dialog.getByRole('button', { name: 'Create Product' }).click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.locator('input[name=password]').fill(ownerPassword);
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(again).toBeHidden();
    await dialog.getByRole('button', { name: 'Create Product' }).click();
    await closed(dialog);
    await expect(page.getByText(`Saved '${name}'`)).toBeVisible();
  });
});

test.describe('a deletion', () => {
  test.use({
    expectedNoise: [[/could not be deleted|Failed to load resource|ERR_/], { scope: 'test' }],
  });

  test(
    'is asked about, told when it fails, and taken back (S-014, S-343, S-364, D-21)',
    { tag: '@once' },
    async ({ page }) => {
      const name = unique('Journey deleted');
      await createProduct(page, name);
      await find(page, name);
      const remove = page.getByRole('button', { name: `Delete Product: ${name}` });
      await remove.click();
      const question = page.getByRole('alertdialog', {
        name: 'Are you sure you want to delete this product?',
      });
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.route('**/backend/products/*', (route) => route.abort(), { times: 1 });
      await question.getByRole('button', { name: 'Delete product' }).click();
      await expect(page.getByText('The product could not be deleted')).toBeVisible();
      await expect(question).toBeVisible();
      const list = await page.request.get(`/backend/products?scope=all&query=${encodeURIComponent(name)}`);
      expect(((await list.json()) as { data: unknown[] }).data).toHaveLength(1);

      await question.getByRole('button', { name: 'Delete product' }).click();
      await expect(remove).toBeHidden();
      await expect(page.getByText('No product fits this search.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(remove).toBeVisible();
    },
  );
});

test('a product is duplicated with its images and its table', async ({ page }) => {
  await find(page, 'Brass Cable Gland, Metric Thread');
  await page.getByRole('button', { name: 'More actions: Brass Cable Gland, Metric Thread' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const dialog = dialogOf(page, 'Add Product');
  const field = dialog.getByRole('textbox', { name: 'Product Name' });
  await expect(field).toHaveValue('Brass Cable Gland, Metric Thread (copy)');
  const name = unique('Journey copy');
  await field.fill(name);
  await next(dialog);
  await expect(dialog.getByRole('heading', { name: 'New Images (2)' })).toBeVisible();
  await next(dialog);
  await expect(dialog.getByRole('gridcell', { name: 'EV-BG-M12' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await closed(dialog);
  await find(page, name);
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('a link opens a product, and a discarded change closes it at once', async ({ page }) => {
  const list = await page.request.get('/backend/products?scope=all&limit=1');
  const [product] = ((await list.json()) as { data: { id: number; name: string }[] }).data;
  await page.goto(`/admin/products?flag=trending&edit=${product?.id}`);
  const dialog = dialogOf(page, 'Edit Product');
  const field = dialog.getByRole('textbox', { name: 'Product Name' });
  await expect(field).toHaveValue(product?.name ?? '');
  await field.fill('Something else');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(question).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/products\?flag=trending$/);
});

test('the list is narrowed and put in order by its address', async ({ page }) => {
  await page.goto('/admin/products?flag=bestseller&sort=name');
  await expect(page.getByRole('button', { name: /^Bestseller/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Cable Glands');
  await expect(page).toHaveURL(/category=Cable\+Glands/);
  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Products' })).toBeHidden();
});
