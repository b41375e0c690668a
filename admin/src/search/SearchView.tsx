import {
  type SearchMissPage,
  type VocabularyEntry,
  type VocabularyKind,
  vocabularyKinds,
} from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { FilterButtons } from '@elvora/design-system/FilterButtons';
import { IconPlus } from '@elvora/design-system/Icon';
import { Stack } from '@elvora/design-system/layout';
import { ListSearchField } from '@elvora/design-system/ListSearchField';
import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import { Pagination } from '@elvora/design-system/Pagination';
import { Text } from '@elvora/design-system/Text';
import { AdminPage } from '../page/AdminPage.tsx';
import { searchEntriesPerPage, type SearchListParams } from '../paths/searchListParams.ts';
import { texts } from '../texts.ts';
import { MissList } from './MissList.tsx';
import { SearchTrialPanel, type SearchTrialState } from './SearchTrialPanel.tsx';
import * as styles from './SearchView.css.ts';
import { type VocabularyActions, VocabularyList } from './VocabularyList.tsx';
import { vocabularyPage } from './vocabularyPage.ts';

export type SearchListState<T> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'ready'; data: T };

export interface SearchViewProps extends VocabularyActions {
  params: SearchListParams;
  onParamsChange: (params: SearchListParams) => void;
  getPageHref: (page: number) => string;
  misses: SearchListState<SearchMissPage>;
  vocabulary: SearchListState<readonly VocabularyEntry[]>;
  trial: SearchTrialState;
}

/** Missed searches, synonyms and cross-references, with a field to try a query. */
export function SearchView(props: SearchViewProps) {
  const { params, misses, vocabulary, canEdit } = props;
  const { search } = texts;
  const change = (changed: SearchListParams) => props.onParamsChange({ ...params, page: 1, ...changed });
  const kind = params.list ?? 'synonym';
  return (
    <AdminPage
      action={
        canEdit && (
          <Button
            icon={IconPlus}
            onPress={() => props.onTask({ kind: 'add', draft: { kind, typed: '', meaning: '' } })}
          >
            {search.add[kind]}
          </Button>
        )
      }
      heading={search.heading}
      isLoading={misses.status === 'loading' || vocabulary.status === 'loading'}
    >
      <Text tone="soft">{search.lead}</Text>
      <FilterButtons
        label={search.lists}
        onChange={(list) => change({ list: list === 'misses' ? undefined : list, query: '' })}
        options={[
          {
            value: 'misses' as const,
            label: search.misses,
            ...(misses.status === 'ready' ? { count: misses.data.total } : {}),
          },
          ...vocabularyKinds.map((each) => ({
            value: each,
            label: search.vocabulary[each],
            ...(vocabulary.status === 'ready' ? { count: countOf(vocabulary.data, each) } : {}),
          })),
        ]}
        value={params.list ?? 'misses'}
      />
      <div className={styles.columns}>
        <Stack gap="2">
          <ListSearchField
            label={search.find}
            onQueryChange={(query) => change({ query })}
            query={params.query ?? ''}
          />
          {params.list === undefined ? <Misses {...props} /> : <Vocabulary {...props} kind={params.list} />}
        </Stack>
        <SearchTrialPanel
          onTry={(trial) => props.onParamsChange({ ...params, trial })}
          query={params.trial ?? ''}
          state={props.trial}
        />
      </div>
    </AdminPage>
  );
}

const countOf = (entries: readonly VocabularyEntry[], kind: VocabularyKind) =>
  entries.filter((entry) => entry.kind === kind && !entry.isRemoved).length;

function Misses(props: SearchViewProps) {
  const { misses, params, getPageHref } = props;
  const { search } = texts;
  if (misses.status !== 'ready') return <Unready state={misses} />;
  const { items, total, asked, isRecording } = misses.data;
  return (
    <>
      {!isRecording && <Text>{search.notRecording}</Text>}
      {items.length === 0 ? (
        <EmptyState drawing="search" title={params.query ? search.noMatch : search.missesEmpty} />
      ) : (
        <>
          <Text tone="muted">{search.missesLead(total, asked)}</Text>
          <MissList
            canEdit={props.canEdit}
            items={items}
            onTask={props.onTask}
            onTry={(trial) => props.onParamsChange({ ...params, trial })}
          />
          <Pagination
            getHref={getPageHref}
            page={params.page ?? 1}
            pageCount={Math.ceil(total / searchEntriesPerPage)}
          />
        </>
      )}
    </>
  );
}

function Vocabulary({ kind, ...props }: SearchViewProps & { kind: VocabularyKind }) {
  const { vocabulary, params, getPageHref } = props;
  const { search } = texts;
  if (vocabulary.status !== 'ready') return <Unready state={vocabulary} />;
  const { query = '', page = 1 } = params;
  const { items, pageCount } = vocabularyPage(vocabulary.data, { kind, query, page });
  if (items.length === 0)
    return <EmptyState drawing="list" title={query === '' ? search.empty[kind] : search.noMatch} />;
  return (
    <>
      <VocabularyList {...props} items={items} label={search.vocabulary[kind]} />
      <Pagination getHref={getPageHref} page={page} pageCount={pageCount} />
    </>
  );
}

function Unready({ state }: { state: Exclude<SearchListState<unknown>, { status: 'ready' }> }) {
  return state.status === 'loading' ? (
    <LoadingStatus text={texts.search.loading} />
  ) : (
    <ErrorPanel onRetry={state.onRetry} title={state.message} />
  );
}
