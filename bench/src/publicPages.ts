/** Measured public pages, with goals in kilobytes (1000 bytes, brotli). All hydrate lazily. */
export const publicPages = [
  {
    name: 'home',
    path: '/',
    module: 'src/home/HomeRoute.tsx',
    goals: { script: 78, all: 165 },
  },
  {
    name: 'category',
    path: '/category/Cable%20Accessories',
    module: 'src/category/CategoryRoute.tsx',
    goals: { script: 78, all: 145 },
  },
  {
    name: 'product',
    path: '/product/1',
    module: 'src/product/ProductRoute.tsx',
    goals: { script: 78, all: 145 },
  },
  {
    name: 'content',
    path: '/about-us',
    module: 'src/about/AboutRoute.tsx',
    goals: { script: 78 },
  },
] as const;

export type PublicPage = (typeof publicPages)[number];

export const styleGoalKb = 10;
export const fontGoalKb = 30;
