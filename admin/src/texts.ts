import { categoriesTexts } from './texts/categoriesTexts.ts';
import { dashboardTexts } from './texts/dashboardTexts.ts';
import { enquiriesTexts } from './texts/enquiriesTexts.ts';
import { historyTexts } from './texts/historyTexts.ts';
import { productsTexts } from './texts/productsTexts.ts';
import { auditTexts } from './texts/auditTexts.ts';
import { securityTexts } from './texts/securityTexts.ts';
import { accountTexts, staffTexts } from './texts/staffTexts.ts';
import { searchTexts } from './texts/searchTexts.ts';
import { tablesTexts } from './texts/tablesTexts.ts';
import { trashTexts } from './texts/trashTexts.ts';

/** All texts of the admin; those stated by the specification are verbatim. */
export const texts = {
  brand: 'ELVORA Admin',
  navigation: { categories: 'Categories', products: 'Products', website: 'View website' },
  trash: trashTexts,
  tables: tablesTexts,
  history: historyTexts,
  dashboard: dashboardTexts,
  categories: categoriesTexts,
  products: productsTexts,
  signIn: {
    area: 'Admin',
    copyright: (year: number) => `© ${year} ELVORA`,
    heading: 'Sign in',
    lead: 'Manage categories, products and enquiries.',
    userName: 'User name',
    password: 'Password',
    stay: 'Stay signed in on this computer',
    stayHint: 'Even after the browser is closed. Ends after 30 minutes of inactivity, or 12 hours.',
    submit: 'Sign in',
    busy: 'Signing in...',
    lost: 'Lost your password? The owner account can set a new one.',
    code: 'Code from your authenticator app',
    codeHint: 'Or one of your recovery codes',
    wrong: 'User name or password is wrong.',
    tooMany: 'Too many attempts. Wait a few minutes and try again.',
    failed: 'Signing in failed. Please check your connection and try again.',
    again: 'Sign in again',
    againLead:
      'Your session has ended. Nothing you have typed is lost. Sign in to carry on where you left off.',
    leave: 'Leave this page',
  },
  globalSearch: {
    search: 'Find',
    searchPlaceholder: 'Find a product, code or category',
    suggestions: 'Found',
    suggestionCount: (count: number) => (count === 1 ? '1 found' : `${count} found`),
    screen: 'Page',
    product: (category: string) => (category === '' ? 'Product' : `Product in ${category}`),
    category: (parent: string | null) => (parent === null ? 'Category' : `Category in ${parent}`),
    failed: 'The products could not be searched',
  },
  session: {
    failed: 'The admin panel could not be loaded.',
    unreachable: 'Check the connection and try again.',
    signOutFailed: 'Signing out failed',
  },
  clipboard: {
    copied: 'Text copied',
    notCopied: 'Text not copied',
  },
  write: {
    unreachable: 'Please check your connection and try again. Nothing you have typed is lost.',
    refused: 'Please try again. Nothing you have typed is lost.',
    undo: 'Undo',
    undone: 'Undone',
    notUndone: (text: string) => `${text}. Not undone yet.`,
    cancel: 'Cancel',
    saving: 'Saving...',
    conflict: {
      lead: 'Review the differences. Apply your change again, or keep what is saved.',
      keepMine: 'Apply my change again',
      keepTheirs: 'Keep theirs',
    },
  },
  enquiries: enquiriesTexts,
  search: searchTexts,
  account: accountTexts,
  staff: staffTexts,
  security: securityTexts,
  audit: auditTexts,
  unsaved: {
    question: 'Discard your changes?',
    detail: 'Your changes have not been saved.',
    discard: 'Discard changes',
    stay: 'Keep editing',
  },
} as const;
