import type { FinderResult } from '@elvora/catalogue/contract';
import { pluralise } from '@elvora/catalogue/operations';
import { ButtonLink } from '@elvora/design-system/Button';
import { Callout } from '@elvora/design-system/Callout';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { Heading } from '@elvora/design-system/Heading';
import { Link } from '@elvora/design-system/Link';
import { Inline, Stack } from '@elvora/design-system/layout';
import { Pagination } from '@elvora/design-system/Pagination';
import { SizeTable } from '@elvora/design-system/SizeTable';
import { Text } from '@elvora/design-system/Text';
import { type FinderHrefs, finderHrefs } from '../finder/finderAddress.ts';
import { FinderFrame } from '../finder/FinderFrame.tsx';
import { FinderTable } from '../finder/FinderResults.tsx';
import { RelaxedNotice } from '../finder/RelaxedNotice.tsx';
import { type AddSize, productGroups, sizeColumns } from '../finder/sizeTables.ts';
import { useCompareForm } from '../finder/useCompareForm.ts';
import { atListHeading, ListHeading } from '../products/ListHeading.tsx';
import { FirstScreenEnd } from '../runtime/document/FirstScreenEnd.tsx';
import { paths } from '../site/paths.ts';

interface SearchResultsProps {
  result: FinderResult;
  query: string;
  page: number;
  isBusy: boolean;
  onChoose?: ((href: string) => void) | undefined;
  onIntent?: ((href: string) => void) | undefined;
  onAddSize?: AddSize | undefined;
}

const nothing = () => undefined;
const nothingAdded = () => Promise.resolve();

/** Full matches, products that miss one condition, and links to continue. */
export function SearchResults({ result, query, page, isBusy, ...props }: SearchResultsProps) {
  const { onChoose = nothing, onIntent = nothing, onAddSize = nothingAdded } = props;
  const hrefs = finderHrefs(paths.search(), result.search);
  const isFound = result.groups.length > 0 || result.rows.length > 0 || result.others.length > 0;
  // With conditions the frame stays around an empty result, so that they can be removed and the focus stays
  // in it.
  const hasFrame =
    isFound || !result.isComplete || result.conditions.length > 0 || hrefs.query.filters.length > 0;
  return (
    <>
      {result.didYouMean && (
        <Text>
          {'Did you mean '}
          <Link href={hrefs.at(result.didYouMean.search)} isUnderlined>
            {result.didYouMean.text}
          </Link>
          ?
        </Text>
      )}
      {hasFrame ? (
        <FinderFrame
          result={result}
          hasTextField={false}
          hrefs={hrefs}
          isBusy={isBusy}
          lookLabels={['Products', 'Sizes']}
          onChoose={onChoose}
          onIntent={onIntent}
        >
          {isFound ? (
            <FoundResults result={result} hrefs={hrefs} onAddSize={onAddSize} page={page} query={query} />
          ) : (
            <NoResults result={result} hrefs={hrefs} query={query} />
          )}
        </FinderFrame>
      ) : (
        <NoResults result={result} hrefs={hrefs} query={query} />
      )}
    </>
  );
}

interface FoundResultsProps {
  result: FinderResult;
  hrefs: FinderHrefs;
  query: string;
  page: number;
  onAddSize: AddSize;
}

function FoundResults({ result, hrefs, query, page, onAddSize }: FoundResultsProps) {
  const { groups, rows, others, relaxed, pageCount } = result;
  const label = `Results for ${query}`;
  return (
    <>
      {relaxed && <RelaxedNotice hrefs={hrefs} relaxed={relaxed} />}
      {(groups.length > 0 || rows.length > 0) && (
        <Stack gap="2">
          <ListHeading page={page} pageCount={pageCount} title={listTitle(result)} />
          {result.look === 'table' ? (
            <FinderTable result={result} hrefs={hrefs} label={label} onAddSize={onAddSize} />
          ) : (
            <ProductTable
              result={result}
              found={groups.flatMap(({ products }) => products)}
              label={label}
              onAddSize={onAddSize}
              query={query}
            />
          )}
        </Stack>
      )}
      <FirstScreenEnd />
      <Pagination getHref={(number) => atListHeading(hrefs.page(number))} page={page} pageCount={pageCount} />
      {others.length > 0 && (
        <Stack gap="2">
          <Inline gap="1_5">
            <Heading level={2} variant="heading3">
              One condition missing
            </Heading>
            <Text tone="muted" variant="caption">
              {partialMatchesText(others)}
            </Text>
          </Inline>
          <ProductTable
            result={result}
            found={others}
            label="One condition missing"
            onAddSize={onAddSize}
            query=""
          />
        </Stack>
      )}
      <AskAnEngineer query={query} />
    </>
  );
}

const listTitle = ({ relaxed, conditions }: FinderResult) => {
  if (relaxed) return `Without ${relaxed.text}`;
  return conditions.length > 0 ? 'Meets everything' : 'Results';
};

function partialMatchesText(others: FinderResult['others']): string {
  const sizeCount = others.reduce((sum, { matchCount }) => sum + matchCount, 0);
  return `${pluralise(sizeCount, 'more size', 'more sizes')} in ${pluralise(others.length, 'product', 'products')}`;
}

interface ProductTableProps {
  result: FinderResult;
  found: FinderResult['others'];
  label: string;
  query: string;
  onAddSize: AddSize;
}

function ProductTable({ result, found, label, query, onAddSize }: ProductTableProps) {
  const verb =
    result.conditions.length === 0
      ? { one: 'matches', many: 'match' }
      : result.relaxed || found === result.others
        ? { one: 'meets the rest', many: 'meet the rest' }
        : { one: 'meets all conditions', many: 'meet all conditions' };
  return (
    <SizeTable
      compare={useCompareForm()}
      columns={sizeColumns(
        result.columns,
        found.flatMap(({ sizes }) => sizes),
      )}
      groups={productGroups(found, { query, verb }, onAddSize)}
      label={label}
    />
  );
}

function NoResults({ result, hrefs, query }: { result: FinderResult; hrefs: FinderHrefs; query: string }) {
  const { filters } = hrefs.query;
  return (
    <Stack gap="3">
      <EmptyState
        action={
          <Link href={filters.length > 0 ? hrefs.cleared(query) : paths.products()} isStandalone>
            {filters.length > 0 ? 'Clear all' : 'See all products'}
          </Link>
        }
        drawing="search"
        headingLevel={2}
        text="Try fewer or shorter words, a part of the ordering code, or browse the categories."
        title="Nothing found"
      />
      {result.relaxed && <RelaxedNotice hrefs={hrefs} relaxed={result.relaxed} />}
      <AskAnEngineer query={query} />
    </Stack>
  );
}

/** Links to the contact form with the query filled in. */
function AskAnEngineer({ query }: { query: string }) {
  if (query === '') return null;
  return (
    <Callout
      action={
        <div>
          <ButtonLink href={paths.question(query)} tone="secondary">
            Ask an engineer
          </ButtonLink>
        </div>
      }
      headingLevel={2}
      text={`We pass on your question as you typed it: “${query}”. We reply by email.`}
      title="Not sure which one? Ask an engineer"
    />
  );
}
