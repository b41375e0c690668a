/** Packages that change with themselves and not with the site: they stay in the browser's cache over releases. */
export const isPackage = (id: string): boolean =>
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr)\//.test(id);

/**
 * What may stand in a file of many pages. Not the modules of single pages, which the build's manifest knows by their own
 * files, and not what talks to the host: a page has its data when it comes.
 */
export const isShared = (id: string): boolean =>
  !/Route\.tsx$|NotFoundPage\.tsx$|\/node_modules\/valibot\/|\/catalogue\/src\/(?:contract|client)\//.test(
    id,
  );

/** Too small for files of their own. */
export const isSmall = (id: string): boolean =>
  /\/contract\/(?:keys|errorTexts)\.ts$|\/clientError\.ts$|\/operations\/(?:categories|names)\.ts$/.test(
    id,
  ) ||
  /\/(?:aboutMedia|categoryPage|choiceKeyState|Redirect|storage|Loaded)\.tsx?$|\/notFound\/NotFound\.tsx$/.test(
    id,
  ) ||
  /\/icons\/Icon(?:ArrowRight|ChevronLeft|ChevronRight|Download|Minus|Plus)\.ts$/.test(id);

const component = (...names: readonly string[]) =>
  new RegExp(String.raw`/design-system/src/components/(?:${names.join('|')})/`);

const pictures = component('Picture', 'PlaceholderDrawing');

/** Pictures and what takes their place; most pages have some. */
export const isPicture = (id: string): boolean =>
  pictures.test(id) || /\/storefront\/src\/(?:pictures|drawings)\.ts$|\/operations\/images\.ts$/.test(id);

const cards = component('Card', 'CardGrid', 'CategoryCard', 'Chip', 'ProductCard');

/** What the pages with grids of products and categories have in common. */
export const isCard = (id: string): boolean =>
  cards.test(id) || /\/storefront\/src\/(?:products\/ProductGrid|quoteCart\/addToQuote)\.tsx?$/.test(id);
