import { productFlagFilters, type ProductSort, productSorts } from '@elvora/catalogue/contract';
import type { CatalogueSummary, ProductView } from '@elvora/catalogue/model';
import { FilterButtons } from '@elvora/design-system/FilterButtons';
import { IconLayoutGrid, IconList } from '@elvora/design-system/Icon';
import { ListSearchField } from '@elvora/design-system/ListSearchField';
import { ListToolbar } from '@elvora/design-system/ListToolbar';
import { SegmentedControl } from '@elvora/design-system/SegmentedControl';
import { Select } from '@elvora/design-system/Select';
import { useMemo } from 'react';
import type { ProductList } from '../paths/productListParams.ts';
import { texts } from '../texts.ts';

export interface ProductToolbarProps {
  list: ProductList;
  /** Sorted names of all categories. */
  categories: readonly string[];
  view: ProductView;
  onViewChange: (view: ProductView) => void;
  /** Null while it is loading. */
  summary: CatalogueSummary | null;
  onChange: (change: Partial<ProductList>) => void;
}

/** Search, filters, order and view of the product list. */
export function ProductToolbar(props: ProductToolbarProps) {
  const { list, categories, summary, onChange } = props;
  const { products } = texts;
  const counts = { bestseller: summary?.bestsellers, trending: summary?.trending };
  const flagLabels = { bestseller: products.bestseller, trending: products.trending };
  const options = useMemo(() => categories.map((value) => ({ value, label: value })), [categories]);
  return (
    <ListToolbar
      filters={
        <FilterButtons
          label={products.flags}
          onChange={(value) => onChange({ flag: value === 'all' ? null : value })}
          options={[
            { value: 'all' as const, label: products.all, count: summary?.products },
            ...productFlagFilters.map((value) => ({ value, label: flagLabels[value], count: counts[value] })),
          ]}
          value={list.flag ?? 'all'}
        />
      }
      search={
        <ListSearchField
          label={products.search}
          onQueryChange={(query) => onChange({ query })}
          query={list.query}
        />
      }
      select={
        <Select
          isLabelHidden
          label={products.categoryFilter}
          onChange={(value) => onChange({ category: value === '' ? null : value })}
          options={options}
          placeholder={products.allCategories}
          value={list.category ?? ''}
        />
      }
      sort={
        <Select<ProductSort>
          isLabelHidden
          label={products.sort}
          onChange={(value) => onChange({ sort: value === '' ? null : value })}
          options={productSorts
            .filter((value) => list.query !== '' || value !== 'oldest')
            .map((value) => ({ value, label: products.sorts[value] }))}
          placeholder={list.query === '' ? products.sorts.oldest : products.bestMatch}
          value={list.sort ?? ''}
        />
      }
      view={
        <SegmentedControl
          label={products.views}
          onChange={props.onViewChange}
          options={[
            { value: 'cards', label: products.cardsView, icon: IconLayoutGrid },
            { value: 'table', label: products.tableView, icon: IconList },
          ]}
          value={props.view}
        />
      }
    />
  );
}
