import { useRef, useState } from 'react';

/** How long a result is shown, in milliseconds. */
const resultDurationMs = 2000;

/** The table, a code, the link to it, or a row by its position. */
export type CopySource = 'table' | 'code' | 'link' | number;

export interface CopyResult {
  source: CopySource;
  isDone: boolean;
}

/** Copies text and reports the result for some seconds. */
export function useCopyToClipboard() {
  const [result, setResult] = useState<CopyResult | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const copy = async (source: CopySource, read: () => string | Promise<string>) => {
    let isDone = true;
    try {
      await navigator.clipboard.writeText(await read());
    } catch {
      // Insecure contexts have no clipboard, permission may be denied, and the export module may fail to load.
      isDone = false;
    }
    setResult({ source, isDone });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(null), resultDurationMs);
  };

  return { result, copy };
}
