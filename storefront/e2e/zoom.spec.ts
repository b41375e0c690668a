import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, findProductByName, test } from './support.ts';

const name = 'Power Contactor 9–38 A';
const picture = (page: Page) => page.getByRole('button', { name: /^Zoom image: / });
const part = (page: Page, named: string) =>
  page.locator(`[data-component="MagnifierLens"] [data-part="${named}"]`);
const lens = (page: Page) => part(page, 'lens');
const panel = (page: Page) => part(page, 'panel');

/** Hovers over the picture with small movements, as a hand would. */
async function hover(page: Page) {
  await picture(page).hover();
  await expect(lens(page)).toHaveCount(1);
  await picture(page).hover({ position: { x: 200, y: 200 } });
}

/** Runs in the page: whether nothing covers any part of an element, such as the button that adds to the quote list. */
function isInFront(element: HTMLElement | SVGElement): boolean {
  element.style.pointerEvents = 'auto';
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
  const points = shares.flatMap((x) => shares.map((y) => ({ x: left + x * width, y: top + y * height })));
  return points
    .map(({ x, y }) => document.elementFromPoint(x, y))
    .every((hit) => hit === null || element.contains(hit));
}

/** Runs in the page: whether the widest file offered for a picture is loaded. */
function hasWidestFile(image: HTMLElement | SVGElement): boolean {
  if (!(image instanceof HTMLImageElement) || !image.complete) return false;
  const files = [...(image.parentElement?.querySelectorAll('source') ?? [])].flatMap(({ srcset }) =>
    [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, file = '', width]) => ({ file, width: Number(width) })),
  );
  const widest = Math.max(...files.map(({ width }) => width));
  return files.some(({ file, width }) => width === widest && image.currentSrc.endsWith(file));
}

const viewer = (page: Page) => page.getByRole('dialog', { name });

test.beforeEach(async ({ page, request }) => {
  const { id } = await findProductByName(request, name);
  await openPage(page, `/product/${id}`);
});

test.describe('with a hovering pointer', { tag: '@mouse' }, () => {
  test('a 120 px lens and a 400 px panel magnify 2.5 times (S-175, S-176, S-178)', async ({ page }) => {
    expect(await lens(page).count()).toBe(0);
    await hover(page);
    await expect(lens(page)).toBeVisible();
    const box = await picture(page).boundingBox();
    const [round, side] = [await lens(page).boundingBox(), await panel(page).boundingBox()];
    expect(round).toMatchObject({ width: 120, height: 120 });
    expect(side).toMatchObject({ width: 400, height: 400 });
    if (!box || !side) throw new Error('The picture has no box.');
    expect(side.x).toBeCloseTo(box.x + box.width + 56, 0);
    expect(side.y).toBeCloseTo(box.y, 0);
    const enlarged = await panel(page).locator('> div').boundingBox();
    expect((enlarged?.width ?? 0) / box.width).toBeCloseTo(2.5, 2);
    expect(await panel(page).evaluate(isInFront)).toBe(true);
    const large = panel(page).locator('[data-part="large"]');
    await expect
      .poll(() => large.evaluate(hasWidestFile), {
        // The first request for a size waits until it has been encoded.
        timeout: 20_000,
      })
      .toBe(true);
    await page.mouse.move(5, 5);
    await expect(lens(page)).toBeHidden();
  });

  test('the lens needs 1024 px (S-174)', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await picture(page).hover();
    await page.waitForLoadState('networkidle');
    expect(await lens(page).count()).toBe(0);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.mouse.move(5, 5);
    await hover(page);
    await expect(lens(page)).toBeVisible();
    const { width = 0, x = 0 } = (await panel(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1024);
  });

  test('lens and viewer work by keyboard', async ({ page }) => {
    await picture(page).focus();
    await expect(page.locator('[data-component="MagnifierLens"]')).toHaveCount(1);
    await page.keyboard.press('z');
    await expect(lens(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Zoom 2.5, middle' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(lens(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
  });
});

test.describe('by touch', { tag: '@touch' }, () => {
  test('a tap opens the viewer, a pinch zooms, Back closes (S-179 to S-185)', async ({ page }) => {
    const address = page.url();
    await picture(page).tap();
    await expect(viewer(page)).toBeVisible();
    await expect(viewer(page).getByText('Pinch to zoom • Double tap to zoom in')).toBeVisible();
    await expectAccessible(page);

    const stage = viewer(page).locator('[data-part="stage"]');
    const box = await stage.boundingBox();
    if (!box) throw new Error('The stage has no box.');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...reach: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: reach.map((by) => ({ x: middle.x + by, y: middle.y, id: by < 0 ? 1 : 2 })),
      });
    const scale = () =>
      viewer(page)
        .locator('[data-part="picture"]')
        .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

    await touch('touchStart', -20, 20);
    for (const reach of [30, 60, 90, 150, 180]) await touch('touchMove', -reach, reach);
    await touch('touchEnd');
    await expect.poll(scale).toBe(4);
    await expect(viewer(page).getByText('Pinch to zoom • Drag to pan • Double tap to reset')).toBeVisible();
    await expectAccessible(page);

    for (let taps = 0; taps < 2; taps += 1) await page.touchscreen.tap(middle.x, middle.y);
    await expect.poll(scale).toBe(1);
    for (let taps = 0; taps < 2; taps += 1) await page.touchscreen.tap(middle.x, middle.y);
    await expect.poll(scale).toBe(2);

    await page.goBack();
    await expect(viewer(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(picture(page)).toBeFocused();
  });
});

test('the page does not load the viewer at first', async ({ page }) => {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name: address }) => address),
  );
  expect(scripts.filter((address) => /Lens|Viewer|Lightbox/i.test(address))).toEqual([]);
});
