import type { Page, Route } from '@playwright/test';
import { test } from '../../e2e/isolatedServer.ts';
import { expect, ownerPassword } from '../../e2e/support.ts';
import {
  addProduct,
  expectClosed,
  editProduct,
  fillBasics,
  goToNextStep,
  openProducts,
  paste,
  pictureFile,
} from './productDialog.ts';
import { uniqueName } from './uniqueName.ts';

test.beforeEach(({ page }) => openProducts(page));

/** Lets the server handle a request, but drops its response. */
async function dropResponse(route: Route) {
  await route.fetch();
  await route.abort('connectionreset');
}

test.describe('a save that fails', () => {
  test.use({
    expectedNoise: [
      [/500|422|Image left out|could not be saved|Failed to load resource|ERR_/],
      { scope: 'test' },
    ],
  });

  const acknowledge = async (page: Page, text: string) => {
    const alert = page.getByRole('alertdialog', { name: text, exact: true });
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
  };

  test(
    'keeps the input, shows the stated text, and succeeds when repeated (S-361, S-362, S-363, O93, O100)',
    { tag: '@once' },
    async ({ page }) => {
      const name = uniqueName('Journey kept');
      const dialog = await addProduct(page);
      await fillBasics(dialog, name);
      await goToNextStep(dialog);
      await dialog.locator('input[type=file]').setInputFiles(pictureFile('kept.png'));
      await goToNextStep(dialog);
      await paste(dialog.getByRole('gridcell', { name: 'Row 1, Col 1' }), 'A\tB');
      const save = dialog.getByRole('button', { name: 'Create Product' });
      const failures: [string, (route: Route) => Promise<void>][] = [
        [
          'Error: The disk is full',
          (route) => route.fulfill({ status: 500, json: { success: false, error: 'The disk is full' } }),
        ],
        ['Failed to save product', (route) => route.fulfill({ status: 500, json: { success: false } })],
        ['Failed to save product. Please try again.', (route) => route.abort()],
        // The product already exists; repeating the request returns it.
        ['Failed to save product. Please try again.', dropResponse],
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
      // A double click must not create two products.
      await save.dblclick();
      await expectClosed(dialog);

      await test.step('a change with a lost response does not conflict with itself', async () => {
        const edit = await editProduct(page, name);
        await edit.getByRole('textbox', { name: 'Description' }).fill('Changed once.');
        await edit.getByRole('tab', { name: 'Specifications' }).click();
        await page.route('**/backend/products/*', dropResponse, { times: 1 });
        await edit.getByRole('button', { name: 'Update Product' }).click();
        await acknowledge(page, 'Failed to save product. Please try again.');
        await edit.getByRole('button', { name: 'Update Product' }).click();
        await expectClosed(edit);
      });
      const list = await page.request.get(`/backend/products?scope=all&query=${encodeURIComponent(name)}`);
      const { data } = (await list.json()) as { data: { version: number; description: string }[] };
      expect(data).toMatchObject([{ version: 2, description: 'Changed once.' }]);
    },
  );

  test('during an upload keeps the files for another attempt (D-18, D-19, D-21) @once', async ({ page }) => {
    const name = uniqueName('Journey upload');
    const dialog = await addProduct(page);
    await fillBasics(dialog, name);
    await goToNextStep(dialog);
    await dialog.locator('input[type=file]').setInputFiles([
      pictureFile('good.png'),
      {
        name: 'drawing.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
    ]);
    await expect(dialog.getByRole('alert')).toContainText(
      'drawing.png was left out: it is not a JPEG, PNG, GIF, WebP or AVIF picture.',
    );
    await goToNextStep(dialog);
    await page.route(
      '**/backend/products',
      (route) => {
        const error = 'good.png: This picture is damaged.';
        return route.fulfill({ status: 422, json: { success: false, error, fields: { images: error } } });
      },
      { times: 1 },
    );
    await dialog.getByRole('button', { name: 'Create Product' }).click();
    // The step with the problem.
    await acknowledge(page, 'Error: good.png: This picture is damaged.');
    await expect(dialog.getByRole('listitem', { name: /^good\.png/ })).toBeVisible();

    await test.step('the connection is lost', async () => {
      await page.route('**/backend/products', (route) => route.abort('connectionreset'), { times: 1 });
      await dialog.getByRole('button', { name: 'Retry good.png' }).click();
      await acknowledge(page, 'Failed to save product. Please try again.');
      await expect(dialog.getByText('Not sent yet')).toBeVisible();
    });
    await test.step('the user stops the upload', async () => {
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
    await expectClosed(dialog);
    const list = await page.request.get(`/backend/products?scope=all&query=${encodeURIComponent(name)}`);
    expect(((await list.json()) as { data: { images: string }[] }).data).toMatchObject([
      { images: expect.stringMatching(/^[^,]+$/) },
    ]);
  });
});

/** Stores a draft that has not been touched for 31 days. */
const storeOldDraft = (page: Page) =>
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

/** Returns the keys of the stored drafts. */
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

/** Returns the images of the stored draft. */
const keptImages = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('elvora-admin');
        opening.onsuccess = () => {
          const request = opening.result.transaction('drafts').objectStore('drafts').getAll();
          request.onsuccess = () => {
            const drafts = request.result as { value: { form: { images: unknown[] } } }[];
            resolve(Math.max(0, ...drafts.map(({ value }) => value.form.images.length)));
            opening.result.close();
          };
        };
      }),
  );

test('a draft survives a closed tab with its files until it is saved or discarded @once', async ({
  page,
}) => {
  const name = uniqueName('Journey draft');
  const dialog = await addProduct(page);
  await fillBasics(dialog, name);
  await goToNextStep(dialog);
  await dialog.locator('input[type=file]').setInputFiles(pictureFile('kept.png'));
  await expect.poll(() => keptImages(page)).toBe(1);
  await test.step('a form in another tab has its own draft', async () => {
    const tab = await page.context().newPage();
    await tab.goto('/admin/products');
    const other = await addProduct(tab);
    await other.getByRole('textbox', { name: 'Product Name' }).fill('Dropped');
    await expect.poll(() => draftNames(page)).toHaveLength(2);
    await expect(other.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
    await other.getByRole('button', { name: 'Cancel', exact: true }).click();
    await tab.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => draftNames(page)).toHaveLength(1);
    await tab.close();
  });
  await storeOldDraft(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();

  await addProduct(page);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => draftNames(page)).toEqual([expect.stringMatching(/^admin new /)]);
  await expect(dialog.getByRole('textbox', { name: 'Product Name' })).toHaveValue(name);
  await goToNextStep(dialog);
  await expect(dialog.getByRole('listitem', { name: /^kept\.png/ })).toBeVisible();
  await goToNextStep(dialog);
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expectClosed(dialog);

  await addProduct(page);
  await expect(dialog.getByRole('textbox', { name: 'Product Name' })).toHaveValue('');
  await expect(dialog.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
});

test.describe('a session that ends during an edit', () => {
  test.use({ expectedNoise: [[/401/], { scope: 'test' }] });

  test('asks to sign in over the dialog and keeps the input (D-07) @once', async ({ page }) => {
    const name = uniqueName('Journey signed out');
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
    await expectClosed(dialog);
    await expect(page.getByText(`Saved '${name}'`)).toBeVisible();
  });
});
