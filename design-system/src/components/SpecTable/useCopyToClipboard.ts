import { useEffect, useRef, useState } from 'react';

/** How long it is said that something was copied. */
const resultDurationMs = 2000;

export type CopyResult = { what: string; isDone: boolean } | null;

/** Copies text, and tells for a moment what has become of it. */
export function useCopyToClipboard() {
  const [result, setResult] = useState<CopyResult>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(function forgetAtTheEnd() {
    return () => clearTimeout(timer.current);
  }, []);

  const copy = async (what: string, read: () => string | Promise<string>) => {
    let isDone = true;
    try {
      await navigator.clipboard.writeText(await read());
    } catch {
      // Pages without a secure address have no clipboard, people may have denied it, and what reads may be out of reach.
      isDone = false;
    }
    setResult({ what, isDone });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(null), resultDurationMs);
  };

  return { result, copy };
}
