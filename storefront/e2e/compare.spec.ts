import type { Page } from '@playwright/test';
import { expect, expectAccessible, findProductByName, openPage, pageHeading, test } from './support.ts';

const glandSizes = '/category/Cable%20Accessories/Cable%20Glands?look=table';

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare / });
const compareButton = (page: Page) => page.getByRole('button', { name: 'Compare', exact: true });

test('a buyer compares products by going from one to the other', async ({ page, request }) => {
  const [gland, contactor] = await Promise.all(
    ['Brass Cable Gland, Metric Thread', 'Power Contactor 9–38 A'].map((name) =>
      findProductByName(request, name),
    ),
  );
  await openPage(page, `/product/${gland?.id}`);
  await compareButton(page).click();
  await expect(pageHeading(page)).toHaveText('Compare 1 product');
  await openPage(page, `/product/${contactor?.id}`);
  await compareButton(page).click();
  await expect(pageHeading(page)).toHaveText('Compare 2 products');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Remove Power/ }).click();
  await expect(pageHeading(page)).toHaveText('Compare 1 product');
  await openPage(page, `/product/${contactor?.id}`);
  await compareButton(page).click();
  await expect(page).toHaveURL(`/compare?item=${gland?.id}&item=${contactor?.id}`);
});

test('ticked sizes stay ticked on the way Back, and are compared with those of other pages', async ({
  page,
}) => {
  await openPage(page, glandSizes);
  await boxes(page).nth(0).check();
  await boxes(page).nth(2).check();
  await page.getByRole('button', { name: 'Compare ticked sizes' }).click();
  await expect(pageHeading(page)).toHaveText('Compare 2 sizes');
  await page.goBack();
  await expect(boxes(page).nth(0)).toBeChecked();
  await expect(boxes(page).nth(1)).not.toBeChecked();
  await boxes(page).nth(2).uncheck();
  await openPage(page, '/search?query=contactor&look=table');
  await boxes(page).first().check();
  await page.getByRole('button', { name: 'Compare ticked sizes with 1 other' }).click();
  await expect(pageHeading(page)).toHaveText('Compare 2 sizes');
  await page.goBack();
  await expect(boxes(page).first()).toBeChecked();
});
