import { EmptyState } from '@elvora/design-system/EmptyState';
import { Stack } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { Pagination } from '@elvora/design-system/Pagination';
import { Text } from '@elvora/design-system/Text';
import { finderHrefs } from '../finder/finderAddress.ts';
import { FinderFrame } from '../finder/FinderFrame.tsx';
import { FinderCards, FinderTable, totalsText } from '../finder/FinderResults.tsx';
import type { FinderState } from '../finder/finderState.ts';
import { RelaxedNotice } from '../finder/RelaxedNotice.tsx';
import type { AddSize } from '../finder/sizeTables.ts';
import { atListHeading, ListHeading } from '../products/ListHeading.tsx';
import { ProductGrid } from '../products/ProductGrid.tsx';

export interface FinderBelowProps {
  title: string;
  /** Path of the page. */
  pathname: string;
  /** All products below the category. */
  state: FinderState;
  page: number;
  onChoose: (search: string) => void;
  onAddSize: AddSize;
}

/** Renders all products below a category by type, with facets that narrow them (D-58). */
export function FinderBelow({ title, state, page, ...finder }: FinderBelowProps) {
  const pageCount = state.status === 'ready' ? state.answer.pageCount : 0;
  return (
    <Stack gap="2">
      <div>
        <ListHeading page={page} pageCount={pageCount} title="All products" />
        {state.status === 'ready' && (
          <div role="status">
            <Text tone="muted" variant="bodySm">
              {totalsText(state.answer.totals)}
            </Text>
          </div>
        )}
      </div>
      {state.status === 'ready' ? (
        <ReadyFinder {...finder} page={page} state={state} title={title} />
      ) : (
        <ProductGrid empty={{ title: '' }} label={`Products of ${title}`} state={state} />
      )}
    </Stack>
  );
}

interface ReadyFinderProps extends Omit<FinderBelowProps, 'state'> {
  state: Extract<FinderState, { status: 'ready' }>;
}

function ReadyFinder({ title, pathname, state, page, onChoose, onAddSize }: ReadyFinderProps) {
  const { answer, isBusy } = state;
  const hrefs = finderHrefs(pathname, answer.search);
  const isEmpty = answer.groups.length === 0 && answer.rows.length === 0;
  return (
    <FinderFrame
      answer={answer}
      hasTextField
      hrefs={hrefs}
      isBusy={isBusy}
      lookLabels={['Cards', 'Table']}
      onChoose={onChoose}
    >
      {answer.relaxed && <RelaxedNotice hrefs={hrefs} relaxed={answer.relaxed} />}
      {isEmpty ? (
        <EmptyState
          action={
            <Link href={hrefs.cleared('')} isStandalone>
              Clear all
            </Link>
          }
          drawing="search"
          headingLevel={3}
          text="Take away a condition, or search the whole catalogue."
          title="No size meets this"
        />
      ) : answer.look === 'table' ? (
        <FinderTable answer={answer} hrefs={hrefs} label={`Sizes of ${title}`} onAddSize={onAddSize} />
      ) : (
        <FinderCards
          eagerCardCount={page > 1 ? 4 : 0}
          groups={answer.groups}
          label={`Products of ${title}`}
        />
      )}
      <Pagination
        getHref={(number) => atListHeading(hrefs.page(number))}
        page={page}
        pageCount={answer.pageCount}
      />
    </FinderFrame>
  );
}
