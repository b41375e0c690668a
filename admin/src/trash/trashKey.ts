import type { TrashItem } from '@elvora/catalogue/model';

/** Names an entry of the trash: ids are counted for each kind. */
export const trashKey = ({ kind, id }: Pick<TrashItem, 'kind' | 'id'>) => `${kind} ${id}`;
