import type { FinderResult } from '@elvora/catalogue/contract';
import { Button } from '@elvora/design-system/Button';
import { ConditionChips } from '@elvora/design-system/ConditionChips';
import { FinderSheet } from '@elvora/design-system/FinderSheet';
import { IconAdjustmentsHorizontal } from '@elvora/design-system/Icon';
import { Inline } from '@elvora/design-system/layout';
import { OfflineNotice } from '@elvora/design-system/OfflineNotice';
import { SegmentedLinks } from '@elvora/design-system/SegmentedControl';
import { Text } from '@elvora/design-system/Text';
import { type ReactNode, useState } from 'react';
import { FinderForm } from './FinderForm.tsx';
import { type FinderHrefs, textWithout } from './finderAddress.ts';
import * as styles from './FinderSection.css.ts';
import { ignoredPartsText } from './ignoredParts.ts';
import { shownFacets } from './shownFacets.ts';

export interface FinderFrameProps {
  result: FinderResult;
  hrefs: FinderHrefs;
  /** Whether the facets have a text field; the search page has its own. */
  hasTextField: boolean;
  /** Counts for both layouts: products first, then sizes. */
  lookLabels: readonly [string, string];
  /** Whether the result of a changed selection is loading. */
  isBusy: boolean;
  /** Called with the address of a changed selection. */
  onChoose: (href: string) => void;
  /** Called with the address of a selection that is about to be made. */
  onIntent: (href: string) => void;
  children: ReactNode;
}

/** Facets beside the results, in a sheet on phones, with the chips of the query and the layout switch. */
export function FinderFrame(props: FinderFrameProps) {
  const { result, hrefs, hasTextField, lookLabels, isBusy, children } = props;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { conditions, facets, totals } = result;
  const filterCount = hrefs.query.filters.length;
  const typed = conditions.map((condition) => condition.typed);
  const clearHref = hrefs.cleared(hasTextField ? '' : textWithout(hrefs.query.query, typed));
  const leftOut = ignoredPartsText({ ...result, facets: shownFacets(facets) });
  const form = (
    <FinderForm
      result={result}
      hasTextField={hasTextField}
      hrefs={hrefs}
      onChoose={props.onChoose}
      onIntent={props.onIntent}
    />
  );
  const hasFacets = facets.length > 0 || hasTextField;
  return (
    <div className={hasFacets ? styles.columns : undefined}>
      {hasFacets && !isSheetOpen && <div className={styles.aside}>{form}</div>}
      {isSheetOpen && (
        <FinderSheet
          clearHref={filterCount > 0 ? clearHref : undefined}
          onClose={() => setSheetOpen(false)}
          totals={isBusy ? null : { sizes: totals.sizes, products: totals.products }}
        >
          {form}
          {/* A modal dialog covers the notice of the page. */}
          <OfflineNotice />
        </FinderSheet>
      )}
      <div aria-busy={isBusy || undefined} className={styles.results}>
        <Inline gap="2" isStickyOnPhones justify="between">
          {hasFacets && (
            <div className={styles.open}>
              <Button
                icon={IconAdjustmentsHorizontal}
                onPress={() => setSheetOpen(true)}
                tone="secondary"
              >{`Filters${filterCount > 0 ? ` (${filterCount})` : ''}`}</Button>
            </div>
          )}
          <SegmentedLinks
            items={(['cards', 'table'] as const).map((look, at) => ({
              label: lookLabels[at] ?? '',
              href: hrefs.look(look),
              isCurrent: result.look === look,
            }))}
            label="Show results as"
            visibleLabel="Show as"
          />
        </Inline>
        {conditions.length > 0 && (
          <ConditionChips
            chips={conditions.map(({ name, text, without, isUsed }) => ({
              name,
              value: text,
              href: hrefs.at(without),
              isUsed,
            }))}
            clearHref={clearHref}
            isUnderstood={conditions.some(({ source }) => source === 'text')}
          />
        )}
        {leftOut !== '' && (
          <Text tone="muted" variant="caption">
            {leftOut}
          </Text>
        )}
        {!result.isComplete && (
          <Text tone="muted" variant="caption">
            Filters work again in a moment.
          </Text>
        )}
        {children}
      </div>
    </div>
  );
}
