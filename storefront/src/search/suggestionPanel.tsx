import type { Suggestions } from '@elvora/catalogue/contract';
import type { SearchPanel } from '@elvora/design-system/SearchField';
import { countOptions, SuggestionPanel } from '@elvora/design-system/SuggestionPanel';
import { allResults, suggestionGroups } from './suggestionGroups.ts';
import type { LoadedResult } from '../runtime/data/debouncedLoader.ts';

/** The popup of the search field; null where there is nothing to suggest. */
export function suggestionPanel(loaded: LoadedResult<Suggestions>, typed: string): SearchPanel | null {
  const groups = suggestionGroups(loaded.text, loaded.result);
  if (groups.length === 0) return null;
  const all = allResults(typed, loaded);
  return {
    optionCount: countOptions(groups),
    render: (popup) => <SuggestionPanel all={all} groups={groups} popup={popup} />,
  };
}
