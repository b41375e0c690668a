import type { FinderResult } from '@elvora/catalogue/contract';
import { pluralise } from '@elvora/catalogue/operations';
import { Button } from '@elvora/design-system/Button';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconSearch } from '@elvora/design-system/Icon';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { TextField } from '@elvora/design-system/TextField';
import type { FinderState } from '../finder/finderState.ts';
import type { AddSize } from '../finder/sizeTables.ts';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { paths } from '../site/paths.ts';
import { SearchResults } from './SearchResults.tsx';
import * as styles from './SearchView.css.ts';

export interface SearchViewProps {
  breadcrumbs: readonly Breadcrumb[];
  /** Empty before the first search, and for filters without text. */
  query: string;
  /** Null before the first search. */
  state: FinderState | null;
  page: number;
  /** Called with the address of a changed selection. */
  onChoose?: (href: string) => void;
  /** Called with the address of a selection that is about to be made. */
  onIntent?: (href: string) => void;
  onAddSize?: AddSize;
}

/** Renders the search field and the matching sizes below their products. */
export function SearchView({ breadcrumbs, query, state, page, ...callbacks }: SearchViewProps) {
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        lead={state?.status === 'ready' ? resultsSummary(state.result) : undefined}
        title={query === '' ? 'Search' : `Results for “${query}”`}
      />
      <Section rhythm="catalogue">
        <Container>
          <Stack gap="3">
            <form
              action={paths.search()}
              className={query === '' ? styles.form : styles.formOnPhones}
              method="get"
              role="search"
            >
              <TextField
                action={
                  <Button icon={IconSearch} type="submit">
                    Search
                  </Button>
                }
                defaultValue={query}
                enterKeyHint="search"
                key={query}
                label="Part number, product or rating"
                name="query"
                type="search"
              />
            </form>
            {state?.status === 'loading' && <p role="status">Searching...</p>}
            {state?.status === 'failed' && <ErrorPanel {...state.error} />}
            {state?.status === 'ready' && (
              <SearchResults
                result={state.result}
                isBusy={state.isBusy}
                {...callbacks}
                page={page}
                query={query}
              />
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}

/** Counts the sizes that meet all conditions, or, if none does, all but one. */
function resultsSummary({ totals, relaxed, conditions }: FinderResult): string {
  if (relaxed) {
    const { productCount, sizeCount } = relaxed;
    const left = `${pluralise(productCount, 'product', 'products')}, ${pluralise(sizeCount, 'size', 'sizes')}`;
    return `No size meets all conditions. ${left} ${sizeCount === 1 ? 'meets' : 'meet'} all but one`;
  }
  const products = pluralise(totals.products, 'product', 'products');
  if (totals.sizes === 0) return products;
  const sizes = pluralise(totals.sizes, 'size', 'sizes');
  if (conditions.length === 0) return `${products}, ${sizes}`;
  return `${products}, ${sizes} ${totals.sizes === 1 ? 'meets' : 'meet'} all conditions`;
}
