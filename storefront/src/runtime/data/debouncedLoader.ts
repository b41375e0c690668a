/** Time without input after which the request is sent, in milliseconds. */
const debounceMs = 150;

/** A result with the text it was requested for. */
export interface LoadedResult<Result> {
  text: string;
  result: Result;
}

interface DebouncedLoaderOptions<Result> {
  load: (text: string, signal: AbortSignal) => Promise<Result>;
  /** Called with the result for the last text; null when there is none. */
  onChange: (loaded: LoadedResult<Result> | null) => void;
}

/** Loads results while the visitor types: debounced, one request at a time; only the response for the last text is used. */
export function createDebouncedLoader<Result>({ load, onChange }: DebouncedLoaderOptions<Result>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  let lastText: string | null = null;
  const stop = () => {
    clearTimeout(timer);
    request?.abort();
  };
  const send = async (text: string) => {
    const { signal } = (request = new AbortController());
    try {
      const result = await load(text, signal);
      if (!signal.aborted) onChange({ text, result });
    } catch (error) {
      if (signal.aborted) return;
      // The form itself still works, and typing the same text retries.
      lastText = null;
      console.warn('The results for typed text could not be loaded.', error);
      onChange(null);
    }
  };
  return {
    /** Requests the result for a text, unless it is the last one; null removes the result. */
    request(text: string | null) {
      if (text !== null && text === lastText) return;
      lastText = text;
      stop();
      if (text === null) onChange(null);
      else timer = setTimeout(() => void send(text), debounceMs);
    },
    stop,
  };
}
