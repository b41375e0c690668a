import { paths } from '../site/paths.ts';

const mobileCategoryPrefix = /^\/categories(?=\/|$)/i;

/** Target of an address that only redirects: the mobile address of a category, or the short one of About Us. */
export const redirectPath = (pathname: string): string =>
  mobileCategoryPrefix.test(pathname) ? pathname.replace(mobileCategoryPrefix, '/category') : paths.about;
