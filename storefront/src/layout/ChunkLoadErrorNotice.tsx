import { UpdateNotice } from '@elvora/design-system/UpdateNotice';
import { useQuoteCart } from '../quoteCart/quoteCart.ts';
import { useChunkLoadError } from './chunkLoadErrors.ts';

/** Says that a part of the site is gone; apart, so that the quote list draws nothing else anew. */
export function ChunkLoadErrorNotice() {
  const cart = useQuoteCart();
  const lost = useChunkLoadError();
  return (
    <UpdateNotice
      isShown={lost !== null}
      onReload={() => window.location.assign(lost?.target ?? window.location.href)}
      text={chunkLoadErrorText(cart.length > 0)}
    />
  );
}

const chunkLoadErrorText = (hasQuoteList: boolean) =>
  `A part of this site could not be loaded: there may be a newer version. Reload to go on.${
    hasQuoteList ? ' Your quote list is empty after that.' : ''
  }`;
