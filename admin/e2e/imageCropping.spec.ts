import type { Locator, Page } from '@playwright/test';
import { test } from '../../e2e/isolatedServer.ts';
import { expect, expectAccessible } from '../../e2e/support.ts';
import {
  addProduct,
  editProduct,
  expectClosed,
  fillBasics,
  goToNextStep,
  openProducts,
} from './productDialog.ts';
import { uniqueName } from './uniqueName.ts';

test.beforeEach(async ({ page }) => {
  // The dialog grows while it opens, and a drag needs the final place of the picture.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProducts(page);
});

/** Quarters of the drawn picture, from left to right and top to bottom. */
const [red, green, blue, yellow] = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'] as const;

/** Draws a picture of 400 × 200 px with a color for each quarter. */
async function quarteredPicture(page: Page, name: string) {
  const url = await page.evaluate(
    (colors) => {
      const canvas = document.createElement('canvas');
      canvas.width = 400;
      canvas.height = 200;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser offers no 2D canvas.');
      for (const [index, color] of colors.entries()) {
        context.fillStyle = color;
        context.fillRect((index % 2) * 200, Math.floor(index / 2) * 100, 200, 100);
      }
      return canvas.toDataURL('image/png');
    },
    [red, green, blue, yellow],
  );
  return { name, mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

/** A GIF of one pixel, which browsers can decode but not write. */
const gif = {
  name: 'animation.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
};

/** Returns the size of a stored picture and the color of its centre. */
async function storedPictures(page: Page, name: string) {
  const list = await page.request.get(`/backend/products?scope=all&query=${encodeURIComponent(name)}`);
  const [product] = ((await list.json()) as { data: { images: string }[] }).data;
  const names = product?.images.split(',') ?? [];
  return page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const response = await fetch(path);
          const bitmap = await createImageBitmap(await response.blob());
          const { width, height } = bitmap;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          const centre = context?.getImageData(width / 2, height / 2, 1, 1).data ?? [];
          const color = [...centre].slice(0, 3).map((part) => part.toString(16).padStart(2, '0'));
          return { size: `${width} × ${height}`, centre: `#${color.join('')}` };
        }),
      ),
    names.map((path) => (path.startsWith('/') ? path : `/media/${path}`)),
  );
}

async function addProductWithPictures(
  page: Page,
  name: string,
  files: Parameters<Locator['setInputFiles']>[0],
) {
  const dialog = await addProduct(page);
  await fillBasics(dialog, name);
  await goToNextStep(dialog);
  await dialog.locator('input[type=file]').setInputFiles(files);
  return dialog;
}

async function openCrop(page: Page, dialog: Locator, name: string) {
  await dialog.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Crop' }).click();
  const editor = page.getByRole('dialog', { name: `Crop ${name}` });
  await expect(editor.getByRole('group', { name })).toContainText('400 × 200 px');
  return editor;
}

async function save(dialog: Locator, button: 'Create Product' | 'Update Product') {
  await goToNextStep(dialog);
  await dialog.getByRole('button', { name: button }).click();
  await expectClosed(dialog);
}

/** Returns a point of the picture, given in fractions of its size. */
async function pictureAt(editor: Locator, x: number, y: number) {
  const box = await editor.locator('[data-part="stage"]').boundingBox();
  if (!box) throw new Error('The picture has no box.');
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

test('the stored picture is the part that was kept with the mouse, later another part of the original (D-19) @mouse', async ({
  page,
}) => {
  const name = uniqueName('Journey cropped');
  const dialog = await addProductWithPictures(page, name, [await quarteredPicture(page, 'part.png'), gif]);
  await test.step('a GIF, which may be animated, offers no crop', async () => {
    await dialog.getByRole('button', { name: 'Actions for animation.gif' }).click();
    await expect(page.getByRole('menuitem', { name: 'Describe' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Crop' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  const drag = async (editor: Locator, from: [number, number], to: [number, number]) => {
    const start = await pictureAt(editor, ...from);
    const end = await pictureAt(editor, ...to);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await page.mouse.up();
  };
  await test.step('a cancelled crop changes nothing', async () => {
    const editor = await openCrop(page, dialog, 'part.png');
    await expectAccessible(page);
    await drag(editor, [1, 1], [0.25, 0.25]);
    await expect(editor.getByRole('group')).toContainText('100 × 50 px');
    await editor.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(editor).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Actions for part.png' })).toBeFocused();
  });
  await test.step('the upper right quarter', async () => {
    const editor = await openCrop(page, dialog, 'part.png');
    await drag(editor, [0, 1], [0.5, 0.5]);
    await expect(editor.getByRole('group')).toContainText('200 × 100 px');
    await editor.getByRole('button', { name: 'Apply' }).click();
    await expect(editor).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Actions for part.png' })).toBeFocused();
  });
  await test.step('instead of it, the lower left quarter of the original', async () => {
    await dialog.getByRole('button', { name: 'Actions for part.png' }).click();
    await page.getByRole('menuitem', { name: 'Crop' }).click();
    const editor = page.getByRole('dialog', { name: 'Crop part.png' });
    await expect(editor.getByRole('spinbutton', { name: 'Left (px)' })).toHaveValue('200');
    await drag(editor, [0.75, 0.25], [0.25, 0.75]);
    await expect(editor.getByRole('spinbutton', { name: 'Left (px)' })).toHaveValue('0');
    await expect(editor.getByRole('spinbutton', { name: 'Top (px)' })).toHaveValue('100');
    await editor.getByRole('button', { name: 'Apply' }).click();
    await expect(editor).toBeHidden();
  });
  await save(dialog, 'Create Product');
  expect(await storedPictures(page, name)).toEqual([
    { size: '200 × 100', centre: blue },
    { size: '1 × 1', centre: expect.any(String) },
  ]);

  await test.step('a picture that is stored can be replaced, not cropped again', async () => {
    const stored = await editProduct(page, name);
    await goToNextStep(stored);
    await stored.getByRole('button', { name: 'Actions for Image 1' }).click();
    await expect(page.getByRole('menuitem', { name: 'Describe' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Crop' })).toHaveCount(0);
  });
});

test('a picture can be cropped by touch @touch', async ({ page }) => {
  const name = uniqueName('Journey cropped by touch');
  const dialog = await addProductWithPictures(page, name, [await quarteredPicture(page, 'part.png')]);
  const editor = await openCrop(page, dialog, 'part.png');
  await expectAccessible(page);
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: await Promise.all(at.map(([x, y]) => pictureAt(editor, x, y))),
    });
  await touch('touchStart', [0, 0]);
  for (const part of [0.1, 0.3, 0.5]) await touch('touchMove', [part, part]);
  await touch('touchEnd');
  await expect(editor.getByRole('group')).toContainText('200 × 100 px');
  await editor.getByRole('button', { name: 'Apply' }).click();
  await expect(editor).toBeHidden();
  await save(dialog, 'Create Product');
  expect(await storedPictures(page, name)).toEqual([{ size: '200 × 100', centre: yellow }]);
});

test('a picture can be cropped by keyboard, and stay as it was @once', async ({ page }) => {
  const name = uniqueName('Journey cropped by keyboard');
  const files = [await quarteredPicture(page, 'part.png'), await quarteredPicture(page, 'whole.png')];
  const dialog = await addProductWithPictures(page, name, files);
  const open = async (picture: string) => {
    await dialog.getByRole('button', { name: `Actions for ${picture}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    return page.getByRole('dialog', { name: `Crop ${picture}` });
  };
  const editor = await open('part.png');
  await editor.getByRole('slider', { name: 'Right edge' }).focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(editor.getByRole('group')).toContainText('200 × 200 px');
  await editor.getByRole('spinbutton', { name: 'Height (px)' }).fill('100');
  await page.keyboard.press('Enter');
  await expect(editor).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Actions for part.png' })).toBeFocused();

  const second = await open('whole.png');
  await second.getByRole('slider', { name: 'Left edge' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await second.getByRole('button', { name: 'Reset crop' }).press('Enter');
  await second.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(second).toBeHidden();
  await save(dialog, 'Create Product');
  expect(await storedPictures(page, name)).toEqual([
    { size: '200 × 100', centre: red },
    { size: '400 × 200', centre: expect.any(String) },
  ]);
});
