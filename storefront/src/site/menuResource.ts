import { resourceRef } from '../runtime/data/resourceRef.ts';

/** Upper levels of the categories: the header's menu shows them on every page. */
export const menuResource = resourceRef('menuCategories');
