/** Packages that change with their own releases, not with the site: they stay in the browser's cache. */
export const isVendorModule = (id: string): boolean =>
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr)\//.test(id) ||
  id.includes('rolldown/runtime');

/** The layout of every page and the data hooks: loaded before any interaction. */
export const isSharedModule = (id: string): boolean =>
  /\/storefront\/src\/(?:App|hydrate|layout\/SiteLayout|runtime\/data\/useResource)\.tsx?$/.test(id);

const componentPattern = (...names: readonly string[]) =>
  new RegExp(String.raw`/design-system/src/components/(?:${names.join('|')})/`);

/** Positions tooltips under a hovering pointer, with a library: most visitors on phones never need it. */
const tooltipPosition = /\/IconButton\/TooltipPosition\.tsx$/;

const smallComponents = componentPattern(
  'Chip',
  'EmptyState',
  'ErrorPanel',
  'Heading',
  'IconButton',
  'Link',
  'PageHeader',
  'PageHeaderSkeleton',
  'Pagination',
  'ProductFlags',
  'Skeleton',
  'Text',
  'VisuallyHidden',
);

/** Definitions of pages, such as `product/productPage.ts`. */
const pageDefinitions = /\/storefront\/src\/\w+\/[a-z]\w+Pages?\.ts$/;

/** The route table, loaded on the first intent, and modules too small for separate chunks. */
export const isRouteTableModule = (id: string): boolean =>
  (smallComponents.test(id) && !tooltipPosition.test(id)) ||
  pageDefinitions.test(id) ||
  /\/storefront\/src\/(?:routes|runtime\/(?:navigation\/(?:followLink|linkNavigation|preparePage|retryScrollOnResize|routeTable|pageNumber|Redirect)|data\/(?:ResourceContent|debouncedLoader|pageResources)|browser\/localStorage))\.tsx?$/.test(
    id,
  ) ||
  /\/(?:categoryCountText|errorHelp|homeMedia|productLink|searchParams|useCategoryNames|NotFound)\.tsx?$/.test(
    id,
  ) ||
  /\/Button\/ButtonLink\.tsx$|\/layout\/(?:Inline|Stack)\/|\/quoteList\/addToQuote\.ts$|\/hooks\/(?:afterPaint|showModal|useInputBeforeHydration|useLazyComponent)\.ts$|\/theme\/scale\.ts$|\/content\/footer\.json|\/operations\/(?:categories|drawings|names|pluralise|specification)\.ts$/.test(
    id,
  ) ||
  /\/contract\/errorTexts\.ts$|\/icons\/Icon(?:AlertCircleFilled|ArrowLeft|ArrowRight|ClipboardPlus|ChevronDown|ChevronLeft|ChevronRight|CircleCheckFilled|Download|Flame|MapPin|Minus|Plus|Search|TrendingUp|X)\.ts$/.test(
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

/** Prefetches documents for a tap, without the route table. */
export const isPrefetchModule = (id: string): boolean =>
  /\/storefront\/src\/runtime\/navigation\/(?:documentPrefetch|documentPrefetchOps|pageLinks|pageLinkOps)\.ts$|\/design-system\/src\/hooks\/linkNavigation\.ts$/.test(
    id,
  );

/** Code that the API client shares with the forms, in one file. */
export const isApiModule = (id: string): boolean =>
  /\/node_modules\/valibot\/|\/catalogue\/src\/contract\/(?:inputFields|pictureSchema|writePaths)\.ts$/.test(
    id,
  );
