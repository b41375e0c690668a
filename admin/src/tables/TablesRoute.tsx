import { resources } from '@elvora/catalogue/contract';
import type { ProductTableIssue, TableIssuePage } from '@elvora/catalogue/model';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ResourceState, useResource } from '../data/useResource.ts';
import { useTableActions } from '../data/useTableActions.ts';
import { focusMain } from '../page/focusMain.ts';
import { paths, toHref } from '../paths/paths.ts';
import { readTableListParams, tableIssueKey, tableIssuesPerPage } from '../paths/tableListParams.ts';
import { useStaff } from '../session/StaffContext.ts';
import { texts } from '../texts.ts';
import { type TablesState, TablesView, type TablesViewProps } from './TablesView.tsx';

/** `/admin/tables`: the table check. */
export function TablesRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { canEdit } = useStaff();
  const params = readTableListParams(search);
  const { kind, page = 1 } = params;
  const issues = useResource(
    resources.tableIssues({ kind, limit: tableIssuesPerPage, offset: (page - 1) * tableIssuesPerPage }),
  );
  const actions = useTableActions();
  const [saving, setSaving] = useState<TablesViewProps['saving']>(null);
  const save = async (issue: ProductTableIssue, action: 'correct' | 'accept') => {
    setSaving({ key: tableIssueKey(issue), action });
    await actions[action](issue);
    setSaving(null);
    // The pressed button was removed with its issue.
    focusMain();
  };
  return (
    <TablesView
      canEdit={canEdit}
      getHref={(next) => toHref(paths.tables(next))}
      getProductHref={(id) => toHref(paths.products({ edit: id }))}
      onAccept={(issue) => void save(issue, 'accept')}
      onCorrect={(issue) => void save(issue, 'correct')}
      onParamsChange={(next) => void navigate(paths.tables(next), { replace: true })}
      params={params}
      saving={saving}
      state={toTablesState(issues)}
    />
  );
}

function toTablesState(state: ResourceState<TableIssuePage>): TablesState {
  if (state.status === 'ready') return { status: 'ready', page: state.data };
  return state.status === 'failed'
    ? { status: 'failed', message: state.error.text ?? texts.tables.loadFailed, onRetry: state.retry }
    : state;
}
