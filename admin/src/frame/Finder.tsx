import { SearchField, type SearchKey } from '@elvora/design-system/SearchField';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCategories } from '../data/useCategories.ts';
import { focusPage } from './focusPage.ts';
import { useStaff } from './StaffContext.ts';
import { hrefOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { findings } from '../finder/findings.ts';
import { useFoundProducts } from '../finder/useFoundProducts.ts';

const searchKeys: readonly SearchKey[] = ['/', 'Control+K'];

/** Goes anywhere by a few letters: to pages, categories and products; Enter alone shows all products that fit. */
export function Finder() {
  const navigate = useNavigate();
  const { isOwner } = useStaff();
  const categories = useCategories();
  const [query, setQuery] = useState('');
  const products = useFoundProducts(query);
  return (
    <SearchField
      action={hrefOf(paths.products())}
      labels={texts.finder}
      onFollow={focusPage}
      onQueryChange={setQuery}
      onSearch={(words) => {
        if (words.trim() === '') return;
        void navigate(paths.products({ query: words.trim() }));
        focusPage();
      }}
      searchKeys={searchKeys}
      size="sm"
      suggestions={findings(query, {
        categories: categories.status === 'ready' ? categories.data : [],
        products,
        isOwner,
      })}
      suggestsAtOnce
    />
  );
}
