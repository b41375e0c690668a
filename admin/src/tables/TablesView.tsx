import { type ProductTableIssue, type TableIssuePage, tableIssueKinds } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { FilterButtons } from '@elvora/design-system/FilterButtons';
import { Inline } from '@elvora/design-system/layout';
import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import { Pagination } from '@elvora/design-system/Pagination';
import { RowList, RowListItem } from '@elvora/design-system/RowList';
import { Text } from '@elvora/design-system/Text';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import { AdminPage } from '../page/AdminPage.tsx';
import { tableIssueKey, tableIssuesPerPage, type TableListParams } from '../paths/tableListParams.ts';
import { texts } from '../texts.ts';
import { TableIssueChanges } from './TableIssueChanges.tsx';

export type TablesState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'ready'; page: TableIssuePage };

export interface TablesViewProps {
  state: TablesState;
  params: TableListParams;
  onParamsChange: (params: TableListParams) => void;
  getHref: (params: TableListParams) => string;
  getProductHref: (productId: number) => string;
  canEdit: boolean;
  onCorrect: (issue: ProductTableIssue) => void;
  /** Accepts an issue until its column changes. */
  onAccept: (issue: ProductTableIssue) => void;
  /** The write in progress, with the key of its issue. */
  saving: { key: string; action: 'correct' | 'accept' } | null;
}

/** Likely mistakes in the tables of products, each with a one-press correction. */
export function TablesView(props: TablesViewProps) {
  const { state, params } = props;
  const { tables } = texts;
  const counts = state.status === 'ready' ? state.page.counts : null;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <AdminPage heading={tables.heading} isLoading={state.status === 'loading'}>
      <Text tone="soft">{tables.lead}</Text>
      <FilterButtons
        label={tables.kinds}
        onChange={(kind) => props.onParamsChange(kind === 'all' ? {} : { kind })}
        options={[
          { value: 'all' as const, label: tables.all, ...(all === null ? {} : { count: all }) },
          ...tableIssueKinds.map((kind) => ({
            value: kind,
            label: tables.kindNames[kind],
            ...(counts ? { count: counts[kind] } : {}),
          })),
        ]}
        value={params.kind ?? 'all'}
      />
      <Issues {...props} />
    </AdminPage>
  );
}

function Issues(props: TablesViewProps) {
  const { state, params, getHref } = props;
  const { tables } = texts;
  if (state.status === 'loading') return <LoadingStatus text={tables.loading} />;
  if (state.status === 'failed') return <ErrorPanel onRetry={state.onRetry} title={state.message} />;
  const { items, total, tableCount, isComplete } = state.page;
  return (
    <>
      <Text tone="muted">{tables.checked(tableCount)}</Text>
      {!isComplete && <Text>{tables.notAll}</Text>}
      {items.length === 0 ? (
        <EmptyState drawing="list" title={tables.empty} />
      ) : (
        <RowList label={tables.heading}>
          {items.map((issue) => (
            <IssueItem {...props} issue={issue} key={tableIssueKey(issue)} />
          ))}
        </RowList>
      )}
      <Pagination
        getHref={(page) => getHref({ kind: params.kind, page })}
        page={params.page ?? 1}
        pageCount={Math.ceil(total / tableIssuesPerPage)}
      />
    </>
  );
}

function IssueItem(props: TablesViewProps & { issue: ProductTableIssue }) {
  const { issue, params, canEdit, getHref, getProductHref } = props;
  const { tables } = texts;
  const key = tableIssueKey(issue);
  const isOpen = params.issue === key;
  const name = issue.header.trim() || tables.untitled;
  return (
    <RowListItem
      action={canEdit && <IssueActions {...props} name={name} />}
      facts={`${tables.problem(issue)} · ${issue.productName}`}
      href={getHref({ ...params, issue: isOpen ? '' : key })}
      name={name}
    >
      {isOpen && <TableIssueChanges issue={issue} productHref={getProductHref(issue.productId)} />}
    </RowListItem>
  );
}

function IssueActions({
  issue,
  name,
  saving,
  onCorrect,
  onAccept,
}: TablesViewProps & { issue: ProductTableIssue; name: string }) {
  const { tables } = texts;
  const action = saving?.key === tableIssueKey(issue) ? saving.action : null;
  const subject = <VisuallyHidden>{`, ${name}, ${issue.productName}`}</VisuallyHidden>;
  return (
    <Inline gap="1">
      <Button isBusy={action === 'accept'} onPress={() => onAccept(issue)} size="sm" tone="ghost">
        {tables.leave}
        {subject}
      </Button>
      <Button isBusy={action === 'correct'} onPress={() => onCorrect(issue)} size="sm" tone="secondary">
        {tables.correct(issue)}
        {subject}
      </Button>
    </Inline>
  );
}
