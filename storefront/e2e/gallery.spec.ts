import type { Page } from '@playwright/test';
import { expect, expectAccessible, measureLayoutShift, openPage, test, pageHeading } from './support.ts';

const filters = (page: Page) => page.getByRole('toolbar', { name: 'Filter photos' }).getByRole('button');
const tiles = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('button');
const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Photo: / });
const counter = (page: Page) => lightbox(page).getByText(/^\d of \d$/);

test.describe('the gallery', () => {
  test('shows nine photos below its title, breadcrumbs and filters (S-006, S-038, S-233, S-234, S-235, S-237)', async ({
    page,
  }) => {
    await openPage(page, '/gallery');
    await expect(page).toHaveTitle('Gallery – ELVORA');
    await expect(pageHeading(page)).toHaveText('GALLERY');
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(breadcrumbs).toHaveText(['Home', 'Gallery']);
    await expect(filters(page)).toHaveText(['All 9', 'Office 3', 'Team 1', 'Building 3', 'Events 2']);
    await expect(tiles(page)).toHaveCount(9);
    await expect(tiles(page).locator('img').first()).toHaveJSProperty('complete', true);
    expect(await measureLayoutShift(page)).toBeLessThan(0.005);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await expectAccessible(page);
  });

  test('is linked from the menu (S-046) @once', async ({ page }) => {
    await openPage(page, '/about-us');
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('navigation').getByRole('link', { name: 'Gallery', exact: true }).first().click();
    await expect(pageHeading(page)).toHaveText('GALLERY');
    await expect(tiles(page)).toHaveCount(9);
  });

  test('counts and wraps around the filtered photos (S-236, S-241, S-243) @once', async ({ page }) => {
    await openPage(page, '/gallery');
    const shown = () =>
      tiles(page)
        .locator('img')
        .evaluateAll((images) =>
          images.every((image) => image instanceof HTMLImageElement && image.complete),
        );
    await expect.poll(shown).toBe(true);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') requested.push(request.url());
    });
    await filters(page).filter({ hasText: 'Building' }).click();
    await expect(tiles(page)).toHaveCount(3);
    // Hidden photos must not load another size.
    expect(requested).toEqual([]);
    await tiles(page).last().click();
    await expect(counter(page)).toHaveText('3 of 3');
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText('1 of 3');
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText('3 of 3');
    await expectAccessible(page);
  });

  test('ignores keys while the lightbox is closed (S-414)', { tag: '@once' }, async ({ page }) => {
    await openPage(page, '/gallery');
    await tiles(page).nth(1).focus();
    for (const key of ['Escape', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
  });

  test('closes by key, button and Back, and keeps the scroll position (S-240, S-242, S-244)', async ({
    page,
  }) => {
    await openPage(page, '/gallery');
    const tile = tiles(page).nth(6);
    await tile.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => lightbox(page).getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
    ]) {
      await tile.click();
      await expect(page).toHaveURL('/gallery?photo=7');
      await expect(counter(page)).toHaveText('7 of 9');
      await close();
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL('/gallery');
      await expect(tile).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
    }
    await page.goForward();
    await expect(counter(page)).toHaveText('7 of 9');
  });

  test('opens the photo of the URL, and closes to the gallery', async ({ page }) => {
    await openPage(page, '/gallery?photo=3');
    await expect(counter(page)).toHaveText('3 of 9');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/gallery?photo=4');
    await expect(counter(page)).toHaveText('4 of 9');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/gallery');
    await expect(tiles(page).nth(3)).toBeFocused();
  });

  for (const query of ['?photo=99', '?photo=x', '?photo=']) {
    test(`opens nothing for ${query}`, { tag: '@once' }, async ({ page }) => {
      await openPage(page, `/gallery${query}`);
      await expect(tiles(page)).toHaveCount(9);
      await expect(lightbox(page)).toHaveCount(0);
    });
  }
});

test('a swipe on a phone changes the photo from 51 px (S-246)', { tag: '@touch' }, async ({ page }) => {
  await openPage(page, '/gallery?photo=1');
  await expect(counter(page)).toHaveText('1 of 9');
  const session = await page.context().newCDPSession(page);
  const swipe = async (by: number) => {
    const y = 420;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 200, y }] });
    for (const part of [0.25, 0.5, 0.75, 1])
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: 200 + by * part, y }],
      });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(-50);
  await expect(counter(page)).toHaveText('1 of 9');
  await swipe(-51);
  await expect(counter(page)).toHaveText('2 of 9');
  await swipe(51);
  await expect(counter(page)).toHaveText('1 of 9');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the photos are visible', { tag: '@once' }, async ({ page }) => {
    await page.goto('/gallery');
    await expect(tiles(page)).toHaveCount(9);
    await expect(tiles(page).first().locator('img')).toBeVisible();
  });
});
