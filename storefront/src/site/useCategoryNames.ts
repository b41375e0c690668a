import { isSameName } from '@elvora/catalogue/operations';
import { useMemo } from 'react';
import { useResource } from '../runtime/data/useResource.ts';
import { menuResource } from './menuResource.ts';

/**
 * Category names of an address in the catalogue's spelling, for headings while the category itself
 * is missing: links may be in lower case (S-097). Names below the menu's levels are capitalised.
 */
export function useCategoryNames(names: readonly string[]): readonly string[] {
  const menu = useResource(menuResource);
  const known = menu.status === 'ready' ? menu.data.items : null;
  return useMemo(
    () =>
      names.map(
        (name) => known?.find((category) => isSameName(category.name, name))?.name ?? capitalise(name),
      ),
    [known, names],
  );
}

/** Capitalises words that have no capitals. */
const capitalise = (name: string) =>
  name === name.toLowerCase() ? name.replace(/(?:^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
