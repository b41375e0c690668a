import { SearchField, type SearchShortcut } from '@elvora/design-system/SearchField';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCategories } from '../data/useCategories.ts';
import { focusMain } from '../page/focusMain.ts';
import { useStaff } from '../session/StaffContext.ts';
import { toHref, paths } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import { globalSearchResults } from '../globalSearch/globalSearchResults.ts';
import { useProductSearch } from '../globalSearch/useProductSearch.ts';

const searchShortcuts: readonly SearchShortcut[] = ['/', 'Control+K'];

/** Finds pages, categories and products; Enter shows all products that match. */
export function GlobalSearch() {
  const navigate = useNavigate();
  const { isOwner } = useStaff();
  const categories = useCategories();
  const [query, setQuery] = useState('');
  const products = useProductSearch(query);
  return (
    <SearchField
      action={toHref(paths.products())}
      labels={texts.globalSearch}
      onSuggestionSelect={focusMain}
      onQueryChange={setQuery}
      onSearch={(text) => {
        if (text.trim() === '') return;
        void navigate(paths.products({ query: text.trim() }));
        focusMain();
      }}
      shortcuts={searchShortcuts}
      size="sm"
      suggestions={globalSearchResults(query, {
        categories: categories.status === 'ready' ? categories.data : [],
        products,
        isOwner,
      })}
      suggestsOnFocus
    />
  );
}
