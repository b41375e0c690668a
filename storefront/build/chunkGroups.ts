/** Packages that change with their own releases, not with the site: they stay in the browser's cache. */
export const isVendorModule = (id: string): boolean =>
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr)\//.test(id) ||
  id.includes('rolldown/runtime');

/** The layout of every page and the data hooks: loaded before any interaction. */
export const isSharedModule = (id: string): boolean =>
  /\/storefront\/src\/(?:App|hydrate|layout\/SiteLayout|runtime\/data\/useResource)\.tsx?$/.test(id);

const componentPattern = (...names: readonly string[]) =>
  new RegExp(String.raw`/design-system/src/components/(?:${names.join('|')})/`);

const smallComponents = componentPattern(
  'Chip',
  'EmptyState',
  'ErrorPanel',
  'Heading',
  'IconButton',
  'ProductFlags',
  'Skeleton',
  'Text',
  'VisuallyHidden',
);

/** Definitions of pages, such as `product/productPage.ts`. */
const pageDefinitions = /\/storefront\/src\/\w+\/[a-z]\w+Pages?\.ts$/;

/** The route table, loaded on the first intent, and modules too small for separate chunks. */
export const isRouteTableModule = (id: string): boolean =>
  smallComponents.test(id) ||
  pageDefinitions.test(id) ||
  /\/storefront\/src\/(?:routes|runtime\/(?:navigation\/(?:followLink|preparePage|retryScrollOnResize|routeTable|pageNumber|Redirect)|data\/(?:ResourceContent|pageResources)|browser\/localStorage))\.tsx?$/.test(
    id,
  ) ||
  /\/(?:errorHelp|homeMedia|productLink|searchParams|NotFound)\.tsx?$/.test(id) ||
  /\/Button\/ButtonLink\.tsx$|\/layout\/Inline\/|\/quoteCart\/addToQuote\.ts$|\/hooks\/showModal\.ts$|\/operations\/drawings\.ts$/.test(
    id,
  ) ||
  /\/contract\/errorTexts\.ts$|\/icons\/Icon(?:ArrowRight|ChevronLeft|ChevronRight|Flame|Minus|Plus|TrendingUp)\.ts$/.test(
    id,
  );

const pictureComponents = componentPattern('Picture', 'PlaceholderDrawing');

/** Pictures and their placeholders, on most pages. */
export const isPictureModule = (id: string): boolean =>
  pictureComponents.test(id) || /\/storefront\/src\/site\/pictures\.ts$|\/operations\/images\.ts$/.test(id);

const cardComponents = componentPattern('Card', 'CardGrid', 'CategoryCard', 'ProductCard');

/** Shared by the pages with grids of products and categories. */
export const isCardModule = (id: string): boolean =>
  cardComponents.test(id) || /\/storefront\/src\/products\/(?:ListHeading|ProductGrid)\.tsx$/.test(id);
