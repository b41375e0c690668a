import type { FinderResult } from '@elvora/catalogue/contract';
import { useEffect, useMemo, useState } from 'react';
import { finderQuery, finderRef } from '../finder/finderAddress.ts';
import { useApiClient } from '../runtime/data/DataContext.tsx';
import { createDebouncedLoader } from '../runtime/data/debouncedLoader.ts';
import { finderAnswer } from './finderAnswer.ts';

/** What each of several finder forms finds, by the name of the form. */
export interface FinderAnswers {
  answers: Readonly<Record<string, string | undefined>>;
  onFormInput: (form: string, fields: FormData | null) => void;
}

/** Loads what each of several finder forms finds while the visitor fills it in. */
export function useFinderAnswers(): FinderAnswers {
  const loadApiClient = useApiClient();
  const [answers, setAnswers] = useState<FinderAnswers['answers']>({});
  const { loaderOf, stop } = useMemo(() => {
    const loaders = new Map<string, ReturnType<typeof createDebouncedLoader<FinderResult>>>();
    const createLoader = (form: string) =>
      createDebouncedLoader<FinderResult>({
        load: async (search, signal) =>
          (await loadApiClient()).get(finderRef(finderQuery(new URLSearchParams(search))), { signal }),
        onChange: (loaded) =>
          setAnswers((current) => ({ ...current, [form]: loaded ? finderAnswer(loaded.result) : undefined })),
      });
    return {
      loaderOf(form: string) {
        const loader = loaders.get(form) ?? createLoader(form);
        loaders.set(form, loader);
        return loader;
      },
      stop: () => loaders.forEach((loader) => loader.stop()),
    };
  }, [loadApiClient]);
  useEffect(
    function stopOnUnmount() {
      return stop;
    },
    [stop],
  );
  return {
    answers,
    onFormInput: (form, fields) => loaderOf(form).request(fields && searchOf(fields)),
  };
}

/** The query string that submitting the fields would lead to. */
const searchOf = (fields: FormData): string =>
  new URLSearchParams([...fields].map(([name, value]): [string, string] => [name, String(value)])).toString();
