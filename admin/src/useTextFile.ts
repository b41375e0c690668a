import { useEffect, useState } from 'react';

/** Object URL of a text file to download, revoked on unmount; null at first. */
export function useTextFile(text: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(
    function createFile() {
      // Spreadsheets and editors of Windows recognize UTF-8 by the byte order mark.
      const file = new Blob(['\u{FEFF}', text], { type: 'text/plain;charset=utf-8' });
      const objectUrl = URL.createObjectURL(file);
      // The URL must be revoked with the component, which only an effect can do.
      // oxlint-disable-next-line react/set-state-in-effect -- see above
      setUrl(objectUrl);
      return () => URL.revokeObjectURL(objectUrl);
    },
    [text],
  );
  return url;
}
