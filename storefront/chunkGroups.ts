/** Packages that change with themselves and not with the site: they stay in the browser's cache over releases. */
export const isVendorModule = (id: string): boolean =>
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr)\//.test(id) ||
  id.includes('rolldown/runtime');

/** The frame of every page with all it needs: what a page brings along before anybody does anything. */
export const isSharedModule = (id: string): boolean =>
  /\/storefront\/src\/(?:layout\/SiteLayout|data\/useResource|App|hydrate)\.tsx?$/.test(id);

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

/** The table of pages, which comes with the first intent, and what is too small for files of its own. */
export const isRouteTableModule = (id: string): boolean =>
  smallComponents.test(id) ||
  /\/storefront\/src\/(?:router\/(?:prepare|routes|paging)|ResourceContent)\.tsx?$/.test(id) ||
  /\/(?:homeMedia|productLink|searchParams|Redirect|storage|NotFound)\.tsx?$/.test(id) ||
  /\/Button\/ButtonLink\.tsx$|\/layout\/Inline\/|\/quoteCart\/addToQuote\.ts$|\/hooks\/showModal\.ts$|\/operations\/drawings\.ts$/.test(
    id,
  ) ||
  /\/contract\/errorTexts\.ts$|\/icons\/Icon(?:ArrowRight|ChevronLeft|ChevronRight|Flame|Minus|Plus|TrendingUp)\.ts$/.test(
    id,
  );

const pictureComponents = componentPattern('Picture', 'PlaceholderDrawing');

/** Pictures and what takes their place; most pages have some. */
export const isPictureModule = (id: string): boolean =>
  pictureComponents.test(id) || /\/storefront\/src\/pictures\.ts$|\/operations\/images\.ts$/.test(id);

const cardComponents = componentPattern('Card', 'CardGrid', 'CategoryCard', 'ProductCard');

/** What the pages with grids of products and categories have in common. */
export const isCardModule = (id: string): boolean =>
  cardComponents.test(id) || id.endsWith('/storefront/src/products/ProductGrid.tsx');
