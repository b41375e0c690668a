import { UpdateNotice } from '@elvora/design-system/UpdateNotice';
import { useEffect } from 'react';
import { quoteCart } from '../quoteCart/quoteCart.ts';
import { reloadOnce, useChunkLoadError } from '../runtime/errors/chunkLoadErrors.ts';

/**
 * Reloads after a script could not be loaded, or offers it while there is a quote list, which is offered again after it
 * (D-59).
 */
export function ChunkLoadErrorNotice() {
  const error = useChunkLoadError();
  useEffect(
    function reloadOutdatedPage() {
      if (error && quoteCart.current().length === 0) reloadOnce(error);
    },
    [error],
  );
  return (
    <UpdateNotice
      isShown={error !== null}
      onReload={() => window.location.assign(error?.target ?? window.location.href)}
      text="A part of this site could not be loaded: there may be a newer version. Reload to go on."
    />
  );
}
