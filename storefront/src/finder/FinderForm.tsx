import type { FinderResult, FinderFacet } from '@elvora/catalogue/contract';
import { filterText } from '@elvora/catalogue/contract';
import { Button } from '@elvora/design-system/Button';
import { FacetGroup } from '@elvora/design-system/FacetGroup';
import { IconSearch } from '@elvora/design-system/Icon';
import { IconButton } from '@elvora/design-system/IconButton';
import { RangeFacet } from '@elvora/design-system/RangeFacet';
import { Text } from '@elvora/design-system/Text';
import { TextField } from '@elvora/design-system/TextField';
import { type FormEvent, useRef } from 'react';
import {
  facetValues,
  type FinderHrefs,
  hiddenFields,
  submittedSearch,
  withToggled,
} from './finderAddress.ts';
import { rangeNames, shownRange, unitLinks, withUneditedRanges } from './finderRanges.ts';
import * as styles from './FinderForm.css.ts';
import { shownFacets } from './shownFacets.ts';
import { useFacetIntent } from './useFacetIntent.ts';

export interface FinderFormProps {
  result: FinderResult;
  hrefs: FinderHrefs;
  /** Whether the form has a text field; the search page has its own. */
  hasTextField: boolean;
  /** Called with the address of a changed selection; without script the form submits itself. */
  onChoose: (href: string) => void;
  /** Called with the address of the selection that a value will make, before it is pressed or the press ends. */
  onIntent: (href: string) => void;
}

/** Number of facets that are initially open. */
const openFacets = 5;

/** Facets as a GET form: every selection is a new address, which Back undoes. */
export function FinderForm({ result, hrefs, hasTextField, onChoose, onIntent }: FinderFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const facets = shownFacets(result.facets);
  const hrefOf = (fields: readonly [string, FormDataEntryValue][]) =>
    hrefs.at(submittedSearch(withUneditedRanges(fields, { facets, query: hrefs.query })));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(hrefOf([...new FormData(event.currentTarget)]));
  };
  const intentListeners = useFacetIntent((checkbox) => {
    if (form.current) onIntent(hrefOf(withToggled([...new FormData(form.current)], checkbox)));
  });
  const submitNow = () => form.current?.requestSubmit();
  return (
    <form
      {...intentListeners}
      action={hrefs.at('')}
      aria-label="Filters"
      className={styles.form}
      method="get"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'checkbox') submitNow();
      }}
      onSubmit={submit}
      ref={form}
      role="search"
    >
      {hiddenFields(hrefs.query, { facets, hasTextField }).map(([name, value]) => (
        <input key={`${name} ${value}`} name={name} type="hidden" value={value} />
      ))}
      {hasTextField && (
        <div className={styles.text}>
          <TextField
            action={<IconButton icon={IconSearch} label="Search" type="submit" variant="box" />}
            defaultValue={hrefs.query.query}
            enterKeyHint="search"
            isLabelHidden
            key={hrefs.query.query}
            label="Code, product or figure"
            name="query"
            placeholder="Code, product or figure"
            type="search"
          />
        </div>
      )}
      {facets.map((facet, at) => {
        const Facet = facet.kind === 'range' ? FinderRange : FinderChoices;
        return (
          <Facet
            facet={facet}
            hrefs={hrefs}
            isInitiallyOpen={at < openFacets}
            key={facet.key}
            onCommit={submitNow}
          />
        );
      })}
      <div className={styles.submit}>
        <Button isFullWidth tone="secondary" type="submit">
          Apply
        </Button>
      </div>
      {facets.length > 0 && (
        <div className={styles.note}>
          <Text tone="muted" variant="caption">
            Counts are sizes, read from the product tables.
          </Text>
        </div>
      )}
    </form>
  );
}

interface FinderFacetProps {
  facet: FinderFacet;
  hrefs: FinderHrefs;
  /** Facets with a selection are open in any case. */
  isInitiallyOpen: boolean;
  onCommit: () => void;
}

function FinderChoices({ facet, isInitiallyOpen }: FinderFacetProps) {
  const { key, name } = facet;
  const values = facetValues(facet);
  return (
    <FacetGroup
      isOpen={isInitiallyOpen || values.some(({ isSelected }) => isSelected)}
      name="where"
      options={values.map((option) => ({ ...option, value: filterText({ key, value: option.value }) }))}
      title={name}
    />
  );
}

function FinderRange({ facet, hrefs, isInitiallyOpen, onCommit }: FinderFacetProps) {
  const { key, name } = facet;
  const { unit, low, high, from, to, buckets } = shownRange(facet, hrefs.query.units);
  return (
    <RangeFacet
      bars={buckets.map((bucket) => ({ from: bucket.from, to: bucket.to, count: bucket.sizeCount }))}
      high={to}
      isOpen={isInitiallyOpen || facet.from !== null || facet.to !== null}
      limits={{ low, high }}
      low={from}
      names={rangeNames(key)}
      onCommit={onCommit}
      title={name}
      unit={unit}
      units={unitLinks(facet, hrefs)}
    />
  );
}
