import type { Product } from '@elvora/catalogue/model';
import { dataFromResults, type ResourceResult } from './runtime/data/resourceResults.ts';
import { type ResourceRef, resourceRef } from './runtime/data/resourceRef.ts';
import { menuResource } from './site/menuResource.ts';

/** Cards show the first picture. */
const withFirstPicture = (product: Product): Product => ({
  ...product,
  pictures: product.pictures.slice(0, 1),
});

/** Returns a menu in which only main categories have a picture: neither the menu nor the products page shows others. */
function reduceMenu(result: ResourceResult): ResourceResult {
  const menu = dataFromResults({ [menuResource.key]: result }, menuResource);
  return menu === null
    ? result
    : {
        data: {
          ...menu,
          items: menu.items.map((item) => (item.parentName === null ? item : { ...item, picture: null })),
        },
      };
}

function reduceBestSellers(result: ResourceResult): ResourceResult {
  const products = dataFromResults({ [bestSellers.key]: result }, bestSellers);
  return products === null ? result : { data: products.map(withFirstPicture) };
}

function reduceCards(ref: ResourceRef<'products'>, result: ResourceResult): ResourceResult {
  const page = dataFromResults({ [ref.key]: result }, ref);
  return page === null ? result : { data: { ...page, items: page.items.map(withFirstPicture) } };
}

const bestSellers = resourceRef('bestSellers');

/**
 * Returns a result as the page embeds it, without what hydration does not read. Addresses and stand-ins of pictures that are
 * not on the page are most of what does not compress.
 */
export function embeddedResult(key: string, result: ResourceResult): ResourceResult {
  if (key === menuResource.key) return reduceMenu(result);
  if (key === bestSellers.key) return reduceBestSellers(result);
  return key.includes('fields=card') ? reduceCards({ kind: 'products', key }, result) : result;
}
