/** Measured public pages, with goals in kilobytes (1000 bytes, brotli). All hydrate lazily. */
export const publicPages = [
  {
    name: 'home',
    path: '/',
    module: 'src/home/HomeRoute.tsx',
    goals: { script: 100, all: 230 },
  },
  {
    name: 'category',
    path: '/category/Cable%20Accessories',
    module: 'src/category/CategoryRoute.tsx',
    goals: { script: 88, all: 190 },
  },
  {
    name: 'product',
    path: '/product/1',
    module: 'src/product/ProductRoute.tsx',
    goals: { script: 95, all: 170 },
  },
  {
    name: 'content',
    path: '/about-us',
    module: 'src/about/AboutRoute.tsx',
    goals: { script: 80 },
  },
] as const;

export type PublicPage = (typeof publicPages)[number];

export const styleGoalKb = 10;
export const fontGoalKb = 45;
