import { useEffect, useState } from 'react';

/** Object URL of a file, revoked on unmount and when the file changes; null for none. */
export function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(
    function createUrl() {
      if (!file) return undefined;
      const objectUrl = URL.createObjectURL(file);
      // The URL must be revoked with the tile, which only an effect can do.
      // oxlint-disable-next-line react/set-state-in-effect -- see above
      setUrl(objectUrl);
      return () => URL.revokeObjectURL(objectUrl);
    },
    [file],
  );
  return url;
}
