import { UpdateNotice } from '@elvora/design-system/UpdateNotice';
import { useEffect } from 'react';
import { quoteCart, useQuoteCart } from '../quoteCart/quoteCart.ts';
import { reloadOnce, useChunkLoadError } from '../runtime/errors/chunkLoadErrors.ts';

/**
 * Reloads after a script could not be loaded, or offers it where something would be lost. A separate component, so that changes of the quote list re-render
 * nothing else.
 */
export function ChunkLoadErrorNotice() {
  const cart = useQuoteCart();
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
      text={chunkLoadErrorText(cart.length > 0)}
    />
  );
}

const chunkLoadErrorText = (hasQuoteList: boolean) =>
  `A part of this site could not be loaded: there may be a newer version. Reload to go on.${
    hasQuoteList ? ' Your quote list is empty after that.' : ''
  }`;
