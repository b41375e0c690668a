import { UpdateNotice } from '@elvora/design-system/UpdateNotice';
import { useQuoteCart } from '../quoteCart/quoteCart.ts';
import { useLostFile } from './lostFiles.ts';

/** Says that a part of the site is gone; apart, so that the quote list draws nothing else anew. */
export function LostFileNotice() {
  const cart = useQuoteCart();
  const lost = useLostFile();
  return (
    <UpdateNotice
      isShown={lost !== null}
      onReload={() => window.location.assign(lost?.target ?? window.location.href)}
      text={lostText(cart.length > 0)}
    />
  );
}

const lostText = (hasQuoteList: boolean) =>
  `A part of this site could not be loaded: there may be a newer version. Reload to go on.${
    hasQuoteList ? ' Your quote list is empty after that.' : ''
  }`;
