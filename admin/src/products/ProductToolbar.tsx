import type { ProductSort } from '@elvora/catalogue/contract';
import { productFlagFilters, productSorts } from '@elvora/catalogue/contract';
import type { CatalogueSummary } from '@elvora/catalogue/model';
import { FilterButtons } from '@elvora/design-system/FilterButtons';
import { IconLayoutGrid, IconList } from '@elvora/design-system/Icon';
import { SegmentedControl } from '@elvora/design-system/SegmentedControl';
import { Select } from '@elvora/design-system/Select';
import { useMemo } from 'react';
import { ListSearch } from '../layout/ListSearch.tsx';
import { texts } from '../texts.ts';
import type { ProductList } from './productList.ts';
import * as styles from './ProductToolbar.css.ts';

export interface ProductToolbarProps {
  list: ProductList;
  /** Names of all categories, in order. */
  categories: readonly string[];
  /** Null while they are counted. */
  summary: CatalogueSummary | null;
  onChange: (change: Partial<ProductList>) => void;
}

/** Narrows the list by words, category and flag, and puts it in order. */
export function ProductToolbar({ list, categories, summary, onChange }: ProductToolbarProps) {
  const { products } = texts;
  const counts = { bestseller: summary?.bestsellers, trending: summary?.trending };
  const flagLabels = { bestseller: products.bestseller, trending: products.trending };
  const options = useMemo(() => categories.map((value) => ({ value, label: value })), [categories]);
  return (
    <div className={styles.root}>
      <div className={styles.search}>
        <ListSearch label={products.search} onChange={(query) => onChange({ query })} query={list.query} />
      </div>
      <div className={styles.select}>
        <Select
          isLabelHidden
          label={products.categoryFilter}
          onChange={(value) => onChange({ category: value === '' ? null : value })}
          options={options}
          placeholder={products.allCategories}
          value={list.category ?? ''}
        />
      </div>
      <FilterButtons
        label={products.flags}
        onChange={(value) => onChange({ flag: value === 'all' ? null : value })}
        options={[
          { value: 'all' as const, label: products.all, count: summary?.products },
          ...productFlagFilters.map((value) => ({ value, label: flagLabels[value], count: counts[value] })),
        ]}
        value={list.flag ?? 'all'}
      />
      <div className={styles.end}>
        <div className={styles.sort}>
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
        </div>
        <SegmentedControl
          label={products.views}
          onChange={(view) => onChange({ view })}
          options={[
            { value: 'cards', label: products.cardsView, icon: IconLayoutGrid },
            { value: 'table', label: products.tableView, icon: IconList },
          ]}
          value={list.view}
        />
      </div>
    </div>
  );
}
