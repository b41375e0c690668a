import type { Suggestions } from '@elvora/catalogue/contract';
import type { SearchPanel } from '@elvora/design-system/SearchField';
import { useEffect, useMemo, useState } from 'react';
import { importOnline } from '../runtime/browser/importOnline.ts';
import { useApiClient } from '../runtime/data/DataContext.tsx';
import { createDebouncedLoader, type LoadedResult } from '../runtime/data/debouncedLoader.ts';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import { suggestibleText } from './searchParams.ts';

const importPanel = () => import('./suggestionPanel.tsx');
type PanelModule = Awaited<ReturnType<typeof importPanel>>;

/** Suggestions of the search field. Their code is loaded when the field receives the focus. */
export function useSuggestions() {
  const loadApiClient = useApiClient();
  const [module, setModule] = useState<PanelModule | null>(null);
  const [typed, setTyped] = useState('');
  const [loaded, setLoaded] = useState<LoadedResult<Suggestions> | null>(null);
  const loader = useMemo(
    () =>
      createDebouncedLoader<Suggestions>({
        load: async (text, signal) =>
          (await loadApiClient()).get(resourceRef('suggestions', text), { signal }),
        onChange: setLoaded,
      }),
    [loadApiClient],
  );
  useEffect(
    function stopOnUnmount() {
      return loader.stop;
    },
    [loader],
  );
  const panel: SearchPanel | null = useMemo(
    () => module && loaded && module.suggestionPanel(loaded, typed),
    [module, loaded, typed],
  );
  return {
    panel,
    onSearchInput: (text: string) => {
      setTyped(text);
      loader.request(suggestibleText(text));
    },
    onSearchFocus: () => {
      if (module) return;
      // The search works without suggestions; the next focus retries.
      importOnline(importPanel).then(setModule, (error: unknown) =>
        console.warn('Suggestions could not be loaded.', error),
      );
      loadApiClient().catch(() => undefined);
    },
  };
}
