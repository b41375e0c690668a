import { createFinderQuery, finderSearch, type Suggestions } from '@elvora/catalogue/contract';
import { drawingForName, highlightMatches, pluralise, searchWords } from '@elvora/catalogue/operations';
import { IconAdjustmentsHorizontal, IconCategory2 } from '@elvora/design-system/Icon';
import type { PanelSuggestion, SuggestionGroup } from '@elvora/design-system/SuggestionPanel';
import { withSearch } from '../finder/finderAddress.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { typedQuery } from './searchParams.ts';
import type { LoadedResult } from '../runtime/data/debouncedLoader.ts';

type Marks = Suggestions['codes'][number]['marks'];

/** Splits a text at its marks; the parts concatenated are the text. */
export function markedText(text: string, marks: Marks) {
  let at = 0;
  const parts = marks.flatMap(([from, to]) => {
    const before = { text: text.slice(at, from), isMatch: false };
    at = to;
    return [before, { text: text.slice(from, to), isMatch: true }];
  });
  return [...parts, { text: text.slice(at), isMatch: false }].filter((part) => part.text !== '');
}

const sizeCountText = (count: number) => pluralise(count, 'size', 'sizes');

/** Suggestions for a text by kind, without empty groups. */
export function suggestionGroups(text: string, result: Suggestions): SuggestionGroup[] {
  const words = searchWords(text);
  const groups: SuggestionGroup[] = [
    { title: 'Understood', look: 'choices', suggestions: result.understood.map(toChoice) },
    {
      title: 'Codes',
      look: 'sizes',
      suggestions: result.codes.map(({ code, marks, productId, productName, picture, figures }) => ({
        href: paths.product(productId, { size: code }),
        name: markedText(code, marks),
        detail: highlightMatches(productName, words),
        picture: { source: pictureSourceFor(picture, 'thumb'), drawing: drawingForName(productName) },
        figures,
      })),
    },
    { title: 'Products', look: 'products', suggestions: result.products.map(toProduct) },
    {
      title: 'Categories',
      look: 'links',
      suggestions: result.categories.map(({ name, marks, path, productCount }) => ({
        href: paths.category(path),
        name: markedText(name, marks),
        count: pluralise(productCount, 'product', 'products'),
        icon: IconCategory2,
      })),
    },
    {
      title: 'Properties',
      look: 'links',
      suggestions: result.properties.map(({ key, name, marks, sizeCount }) => ({
        href: withSearch(paths.products(), finderSearch(createFinderQuery({ sort: key, look: 'table' }))),
        name: markedText(name, marks),
        count: sizeCountText(sizeCount),
        icon: IconAdjustmentsHorizontal,
      })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

const toChoice = ({ name, text, sizeCount, search }: Suggestions['understood'][number]): PanelSuggestion => ({
  href: withSearch(paths.search(), search),
  name: [{ text: name, isMatch: false }],
  value: text,
  count: sizeCountText(sizeCount),
});

function toProduct({
  id,
  name,
  marks,
  category,
  picture,
  matchCount,
}: Suggestions['products'][number]): PanelSuggestion {
  return {
    href: paths.product(id),
    name: markedText(name, marks),
    count: matchCount > 0 ? sizeCountText(matchCount) : category,
    picture: {
      source: pictureSourceFor(picture, 'thumb'),
      drawing: drawingForName(`${name} ${category}`),
    },
  };
}

/** The link to all results of the typed text; it includes the counts once they have loaded. */
export function allResults(typed: string, { text, result }: LoadedResult<Suggestions>) {
  const query = typedQuery(typed);
  const { products, sizes } = query === text ? result.totals : { products: 0, sizes: 0 };
  const counts = [
    ...(products > 0 ? [pluralise(products, 'product', 'products')] : []),
    ...(sizes > 0 ? [sizeCountText(sizes)] : []),
  ];
  return {
    href: paths.search({ query }),
    label: counts.length > 0 ? `All results: ${counts.join(', ')}` : `Search for “${query}”`,
  };
}
