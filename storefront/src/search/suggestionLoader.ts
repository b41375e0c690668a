import { typedQuery } from './searchParams.ts';

/** Search debounce in milliseconds. */
const debounceMs = 150;
const minQueryLength = 2;

export interface LoadedSuggestions<Result> {
  text: string;
  result: Result;
}

interface SuggestionLoaderOptions<Result> {
  load: (text: string, signal: AbortSignal) => Promise<Result>;
  /** Called with the suggestions for the last text; null when there are none. */
  onChange: (loaded: LoadedSuggestions<Result> | null) => void;
}

/**
 * Loads suggestions with a debounce, one request at a time; only the response for the last text is
 * used.
 */
export function createSuggestionLoader<Result>({ load, onChange }: SuggestionLoaderOptions<Result>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  let lastText = '';
  const stop = () => {
    clearTimeout(timer);
    request?.abort();
  };
  const ask = async (text: string) => {
    const { signal } = (request = new AbortController());
    try {
      const result = await load(text, signal);
      if (!signal.aborted) onChange({ text, result });
    } catch (error) {
      if (signal.aborted) return;
      // The search itself still works, and typing the same text retries.
      lastText = '';
      console.warn('Suggestions could not be loaded.', error);
      onChange(null);
    }
  };
  return {
    onInput(typed: string) {
      const text = typedQuery(typed);
      if (text === lastText) return;
      lastText = text;
      stop();
      if (text.length < minQueryLength) onChange(null);
      else timer = setTimeout(() => void ask(text), debounceMs);
    },
    stop,
  };
}
