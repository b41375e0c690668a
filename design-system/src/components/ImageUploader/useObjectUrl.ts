import { useEffect, useState } from 'react';

/** Object URL of a file, revoked on unmount. */
export function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(
    function createUrl() {
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
