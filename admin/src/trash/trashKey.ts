import type { TrashItem } from '@elvora/catalogue/model';

/** Returns a unique key of a trash item; ids are unique per kind only. */
export const trashKey = ({ kind, id }: Pick<TrashItem, 'kind' | 'id'>) => `${kind} ${id}`;
