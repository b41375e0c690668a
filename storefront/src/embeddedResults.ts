import {
  type CategoryChild,
  type FinderResult,
  type FoundProduct,
  resourceKeys,
} from '@elvora/catalogue/contract';
import type { Category, Picture, Product } from '@elvora/catalogue/model';
import { shownFacets } from './finder/shownFacets.ts';
import { dataFromResults, type ResourceResult } from './runtime/data/resourceResults.ts';
import { type ResourceRef, resourceRef } from './runtime/data/resourceRef.ts';
import { menuResource } from './site/menuResource.ts';

/**
 * Cards and thumbnails have no placeholder (`site/pictures.ts`) and are described by their text.
 */
const cardPicture = (picture: Picture): Picture => ({ ...picture, placeholder: null, alt: '' });

/** Cards show the first picture. */
const withFirstPicture = (product: Product): Product => ({
  ...product,
  pictures: product.pictures.slice(0, 1).map(cardPicture),
});

/** Only main categories have a picture: neither the menu nor the products page shows others. */
const menuPicture = ({ parentName, picture }: Category) =>
  parentName === null && picture !== null ? cardPicture(picture) : null;

function reduceMenu(result: ResourceResult): ResourceResult {
  const menu = dataFromResults({ [menuResource.key]: result }, menuResource);
  return menu === null
    ? result
    : {
        data: {
          ...menu,
          items: menu.items.map((item) => ({ ...item, picture: menuPicture(item) })),
        },
      };
}

/** The category itself keeps its picture, which is the preview of the page. */
function reduceChildren(ref: ResourceRef<'categoryChildren'>, result: ResourceResult): ResourceResult {
  const level = dataFromResults({ [ref.key]: result }, ref);
  if (level === null) return result;
  const reduceChild = (child: CategoryChild): CategoryChild =>
    child.kind === 'product'
      ? { ...child, product: withFirstPicture(child.product) }
      : {
          ...child,
          category: {
            ...child.category,
            picture: child.category.picture && cardPicture(child.category.picture),
          },
        };
  return { data: { ...level, children: level.children.map(reduceChild) } };
}

function reduceBestSellers(result: ResourceResult): ResourceResult {
  const products = dataFromResults({ [bestSellers.key]: result }, bestSellers);
  return products === null ? result : { data: products.map(withFirstPicture) };
}

function reduceCards(ref: ResourceRef<'products'>, result: ResourceResult): ResourceResult {
  const page = dataFromResults({ [ref.key]: result }, ref);
  return page === null ? result : { data: { ...page, items: page.items.map(withFirstPicture) } };
}

const finderPath = resourceKeys.finder();

/**
 * Whether a result is shown as cards, without sizes: on category pages and the list of all products. Only a
 * search, with a query or filters over the entire catalogue, lists sizes below their products.
 */
const isOfCards = (key: string, { look }: FinderResult) =>
  look === 'cards' && (key.includes('category=') || !/[?&](?:query|where)=/.test(key));

function reduceFinder(ref: ResourceRef<'finder'>, result: ResourceResult): ResourceResult {
  const finder = dataFromResults({ [ref.key]: result }, ref);
  if (finder === null) return result;
  const hasCards = isOfCards(ref.key, finder);
  const reduceFound = (found: FoundProduct): FoundProduct => ({
    ...found,
    product: withFirstPicture(found.product),
    sizes: hasCards ? [] : found.sizes,
  });
  return {
    data: {
      ...finder,
      facets: shownFacets(finder.facets),
      groups: finder.groups.map((group) => ({ ...group, products: group.products.map(reduceFound) })),
      others: finder.others.map(reduceFound),
      rowProducts: finder.rowProducts.map(withFirstPicture),
    },
  };
}

const bestSellers = resourceRef('bestSellers');

/** Path and suffix of a category's children, independent of its name. */
const [childrenPrefix = ''] = resourceKeys.categoryChildren('any').split('&id=');

/**
 * Returns a result as embedded in the page, without data that hydration does not need. Picture
 * addresses and placeholders that the page does not show are most of the incompressible bytes.
 */
export function embeddedResult(key: string, result: ResourceResult): ResourceResult {
  if (key === menuResource.key) return reduceMenu(result);
  if (key === bestSellers.key) return reduceBestSellers(result);
  if (key.startsWith(finderPath)) return reduceFinder({ kind: 'finder', key }, result);
  if (key.startsWith(childrenPrefix)) return reduceChildren({ kind: 'categoryChildren', key }, result);
  return key.includes('fields=card') ? reduceCards({ kind: 'products', key }, result) : result;
}
