import { EmptyState } from '@elvora/design-system/EmptyState';
import { Stack } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { Pagination } from '@elvora/design-system/Pagination';
import { Text } from '@elvora/design-system/Text';
import { type FinderHrefs, finderHrefs } from '../finder/finderAddress.ts';
import { FinderFrame } from '../finder/FinderFrame.tsx';
import { FinderCards, FinderTable, totalsText } from '../finder/FinderResults.tsx';
import type { FinderState } from '../finder/finderState.ts';
import { RelaxedNotice } from '../finder/RelaxedNotice.tsx';
import type { AddSize } from '../finder/sizeTables.ts';
import { FirstScreenEnd } from '../runtime/document/FirstScreenEnd.tsx';
import { atListHeading, ListHeading } from './ListHeading.tsx';
import { ProductGrid } from './ProductGrid.tsx';

export interface CatalogueFinderProps {
  /** Name of the category; omit for the entire catalogue. */
  title?: string;
  /** Path of the page. */
  pathname: string;
  /** All products of the category and its descendants, or of the catalogue. */
  state: FinderState;
  page: number;
  /** Called with the address of a changed selection. */
  onChoose: (href: string) => void;
  /** Called with the address of a selection that is about to be made. */
  onIntent: (href: string) => void;
  onAddSize: AddSize;
}

/** Renders all products of the catalogue or of a category by type, with facets that narrow them (D-58). */
export function CatalogueFinder({ title, state, page, ...finder }: CatalogueFinderProps) {
  const label = title === undefined ? 'All products' : `Products of ${title}`;
  const pageCount = state.status === 'ready' ? state.result.pageCount : 0;
  return (
    <Stack gap="2">
      <div>
        <ListHeading page={page} pageCount={pageCount} title="All products" />
        {state.status === 'ready' && (
          <div role="status">
            <Text tone="muted" variant="bodySm">
              {totalsText(state.result.totals)}
            </Text>
          </div>
        )}
      </div>
      {state.status === 'ready' ? (
        <ReadyFinder
          {...finder}
          label={label}
          page={page}
          sizesLabel={title === undefined ? 'All sizes' : `Sizes of ${title}`}
          state={state}
        />
      ) : (
        <ProductGrid empty={noProducts} label={label} state={state} />
      )}
    </Stack>
  );
}

/** Empty state of a category (S-137). */
const noProducts = { title: 'No items found in this category.' };

interface ReadyFinderProps extends Omit<CatalogueFinderProps, 'state' | 'title'> {
  label: string;
  sizesLabel: string;
  state: Extract<FinderState, { status: 'ready' }>;
}

function ReadyFinder(props: ReadyFinderProps) {
  const { label, pathname, state, page, onChoose, onIntent } = props;
  const { result, isBusy } = state;
  const hrefs = finderHrefs(pathname, result.search);
  if (result.totals.ofProducts === 0)
    return <ProductGrid empty={noProducts} label={label} state={{ status: 'ready', products: [] }} />;
  return (
    <FinderFrame
      result={result}
      hasTextField
      hrefs={hrefs}
      isBusy={isBusy}
      lookLabels={['Cards', 'Table']}
      onChoose={onChoose}
      onIntent={onIntent}
    >
      {result.relaxed && <RelaxedNotice hrefs={hrefs} relaxed={result.relaxed} />}
      <FoundSizes {...props} hrefs={hrefs} />
      <FirstScreenEnd />
      <Pagination
        getHref={(number) => atListHeading(hrefs.page(number))}
        page={page}
        pageCount={result.pageCount}
      />
    </FinderFrame>
  );
}

/** Renders the sizes that meet the conditions, as cards or as a table. */
function FoundSizes({
  label,
  sizesLabel,
  state: { result },
  page,
  onAddSize,
  hrefs,
}: ReadyFinderProps & { hrefs: FinderHrefs }) {
  if (result.groups.length === 0 && result.rows.length === 0)
    return (
      <EmptyState
        action={
          <Link href={hrefs.cleared('')} isStandalone>
            Clear all
          </Link>
        }
        drawing="search"
        headingLevel={3}
        text="Remove a condition, or search the whole catalogue."
        title="No size meets this"
      />
    );
  if (result.look === 'table')
    return <FinderTable result={result} hrefs={hrefs} label={sizesLabel} onAddSize={onAddSize} />;
  return <FinderCards eagerCardCount={page > 1 ? 4 : 0} groups={result.groups} label={label} />;
}
