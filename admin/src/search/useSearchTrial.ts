import { resources } from '@elvora/catalogue/contract';
import { useResource } from '../data/useResource.ts';
import { texts } from '../texts.ts';
import type { SearchTrialState } from './SearchTrialPanel.tsx';

/** Loads how the search interprets a query; reloads after every change. */
export function useSearchTrial(query: string): SearchTrialState {
  const trial = useResource(query === '' ? null : resources.searchTrial(query));
  if (query === '') return { status: 'idle' };
  switch (trial.status) {
    case 'loading':
      return trial;
    case 'failed':
      return {
        status: 'failed',
        message: trial.error.text ?? texts.search.trial.failed,
        onRetry: trial.retry,
      };
    case 'ready':
      return { status: 'ready', trial: trial.data };
  }
}
