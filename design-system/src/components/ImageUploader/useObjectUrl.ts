import { useEffect, useState } from 'react';

/** The address of a file in this page, as long as it is shown; then it is freed. */
export function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(
    function openAddress() {
      const address = URL.createObjectURL(file);
      // The address has to be freed with the tile: only an effect has both ends.
      // oxlint-disable-next-line react/set-state-in-effect -- see above
      setUrl(address);
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return url;
}
