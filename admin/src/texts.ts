/** Texts of the admin in one place; those in the specification stand here letter for letter. */
export const texts = {
  brand: 'ELVORA Admin',
  dashboard: {
    heading: 'Dashboard',
    totalProducts: 'Total Products',
    totalCategories: 'Total Categories',
    bestsellers: 'Bestsellers',
    trending: 'Trending Products',
  },
  categories: {
    heading: 'Category Management',
    root: 'Root',
    loading: 'Loading categories...',
    empty: 'No categories found. Create your first category!',
    missing: 'This category does not exist any more.',
  },
  products: {
    heading: 'Product Management',
    loading: 'Loading products...',
    empty: 'No products found. Create your first product!',
  },
  signIn: {
    heading: 'Sign in',
    lead: 'Manage categories, products and enquiries.',
    userName: 'User name',
    password: 'Password',
    submit: 'Sign in',
    busy: 'Signing in...',
    lost: 'Lost your password? The owner account can set a new one.',
    wrong: 'User name or password is wrong.',
    tooMany: 'Too many attempts. Wait a few minutes and try again.',
    failed: 'Signing in failed. Please check your connection and try again.',
  },
} as const;
