import { UpdateNotice } from '@elvora/design-system/UpdateNotice';
import { useEffect } from 'react';
import { quoteList } from '../quoteList/quoteList.ts';
import { followTarget, useChunkLoadError } from '../runtime/errors/chunkLoadErrors.ts';

/**
 * Offers a reload after a script could not be loaded; the quote list is offered again after it (D-59). A link is followed
 * without asking while the list is empty.
 */
export function ChunkLoadErrorNotice() {
  const error = useChunkLoadError();
  useEffect(
    function followLinkOfOutdatedPage() {
      if (error && quoteList.current().length === 0) followTarget(error);
    },
    [error],
  );
  return (
    <UpdateNotice
      isShown={error !== null}
      onReload={() => location.assign(error?.target ?? location.href)}
      text="Part of the page did not load. There may be a newer version."
    />
  );
}
