import { resources } from '@elvora/catalogue/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type ResourceState, useResource } from '../data/useResource.ts';
import { useVocabularyActions } from '../data/useVocabularyActions.ts';
import { focusMain } from '../page/focusMain.ts';
import { paths, toHref } from '../paths/paths.ts';
import { readSearchListParams, searchEntriesPerPage } from '../paths/searchListParams.ts';
import { useDialogTask } from '../router/useDialogTask.ts';
import { useStaff } from '../session/StaffContext.ts';
import { texts } from '../texts.ts';
import { type SearchListState, SearchView } from './SearchView.tsx';
import { useSearchTrial } from './useSearchTrial.ts';
import { VocabularyDialog } from './VocabularyDialog.tsx';
import type { VocabularyTask } from './vocabularyTask.ts';

/** `/admin/search`: missed searches, synonyms and cross-references. */
export function SearchRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { canEdit } = useStaff();
  const params = readSearchListParams(search);
  const { query = '', page = 1, trial = '', list } = params;
  const misses = useResource(
    resources.searchMisses({
      ...(list === undefined && query !== '' ? { query } : {}),
      limit: searchEntriesPerPage,
      offset: list === undefined ? (page - 1) * searchEntriesPerPage : 0,
    }),
  );
  const vocabulary = useResource(resources.vocabulary());
  const actions = useVocabularyActions();
  const { task, open, close } = useDialogTask<VocabularyTask>();
  // The pressed button was removed with its entry.
  const thenFocus = async (write: Promise<unknown>) => {
    await write;
    focusMain();
  };
  return (
    <>
      <SearchView
        canEdit={canEdit}
        getPageHref={(number) => toHref(paths.search({ ...params, page: number }))}
        misses={listState(misses)}
        onHistory={({ id }) => void navigate(paths.vocabularyHistory(id))}
        onParamsChange={(next) => void navigate(paths.search(next), { replace: true })}
        onRemove={(entry) => void thenFocus(actions.remove(entry))}
        onRestore={(entry) => void thenFocus(actions.restore(entry))}
        onTask={open}
        params={params}
        trial={useSearchTrial(trial)}
        vocabulary={listState(vocabulary)}
      />
      {task && <VocabularyDialog onClose={close} task={task} />}
    </>
  );
}

function listState<T>(state: ResourceState<T>): SearchListState<T> {
  return state.status === 'failed'
    ? { status: 'failed', message: state.error.text ?? texts.search.loadFailed, onRetry: state.retry }
    : state;
}
