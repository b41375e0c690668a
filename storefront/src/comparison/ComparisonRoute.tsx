import { type Comparison, comparisonSearch, errorTexts } from '@elvora/catalogue/contract';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { compare as meta } from '../content/meta.json';
import { useAddSize } from '../finder/useAddSize.ts';
import { addToQuote } from '../quoteList/addToQuote.ts';
import { useConfiguration } from '../runtime/data/DataContext.tsx';
import { usePageResource } from '../runtime/data/pageResources.ts';
import type { ResourceState } from '../runtime/data/useResource.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { focusHeading } from '../runtime/navigation/focusHeading.ts';
import { comparedItems, setComparedItems } from '../site/comparedItems.ts';
import { comparedNow } from '../site/comparedItemsOps.ts';
import { errorHelpText } from '../site/errorHelp.ts';
import { failedState } from '../site/failedState.ts';
import { metadataFromContent, withSiteName } from '../site/pageTitles.ts';
import { printLines } from '../site/printLines.ts';
import { paths } from '../site/paths.ts';
import { comparisonResources } from './comparisonPage.ts';
import { itemsOf, type ComparisonState } from './comparisonState.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { copyComparisonLink } from './copyComparisonLink.ts';

/**
 * Products or sizes side by side. There are too many combinations for a search engine, so the page has no
 * canonical address.
 */
export function Route() {
  const comparison = usePageResource(comparisonResources, 'comparison');
  const { today } = useConfiguration();
  const [params] = useSearchParams();
  const addSize = useAddSize();
  useFocusAfterChange(String(params));
  useEffect(
    function keepComparedItems() {
      if (comparison.status !== 'ready') return;
      setComparedItems(comparedNow(comparedItems(), itemsOf(comparison.data.items)));
    },
    [comparison],
  );
  const state = toState(comparison);
  const names =
    state.status === 'ready' ? state.comparison.items.map(({ code, product }) => code || product.name) : [];
  const metadata = metadataFromContent(meta);
  usePageMetadata(
    names.length === 0
      ? { ...metadata, ...(state.status === 'failed' ? { status: 503 } : {}) }
      : { ...metadata, title: withSiteName(`Compare ${names.join(', ')}`) },
  );
  return (
    <ComparisonView
      // Remounts the form for a new address.
      key={String(params)}
      onAdd={({ product, code }, quantity) => {
        if (code === '') addToQuote(product, { quantity });
        else void addSize(product, code, quantity);
      }}
      onCopyLink={(items) =>
        void copyComparisonLink(`${window.location.origin}${paths.compare(comparisonSearch(itemsOf(items)))}`)
      }
      printLines={printLines(today)}
      state={state}
    />
  );
}

/** Focuses the heading after a change of the selection: the link or form that triggered it is gone. */
function useFocusAfterChange(search: string) {
  const previous = useRef(search);
  useEffect(
    function announceSelection() {
      if (previous.current === search) return;
      previous.current = search;
      focusHeading();
    },
    [search],
  );
}

function toState(comparison: ResourceState<Comparison>): ComparisonState {
  switch (comparison.status) {
    case 'loading':
      return comparison;
    case 'ready':
      return { status: 'ready', comparison: comparison.data };
    case 'missing':
      return {
        status: 'failed',
        error: { title: `Error: ${errorTexts.productsFailed}`, text: errorHelpText },
      };
    case 'failed':
      return failedState(comparison, comparison.error.text ?? errorTexts.productsFailed);
  }
}
