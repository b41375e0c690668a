import { paths } from '../site/paths.ts';

const mobileCategoryPrefix = /^\/categories(?=\/|$)/i;

/** Where an address that only redirects leads to: the mobile address of a category, or the short one of About Us. */
export const redirectPath = (pathname: string): string =>
  mobileCategoryPrefix.test(pathname) ? pathname.replace(mobileCategoryPrefix, '/category') : paths.about;
