import { formatDay } from '@elvora/design-system/ArticleCard';
import { useEffect, useRef } from 'react';
import { brand } from '../content/company.json';
import { cart as meta } from '../content/meta.json';
import { useData } from '../runtime/data/DataContext.tsx';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { printLines } from '../site/printLines.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import { paths } from '../site/paths.ts';
import { quoteList, useQuoteList } from '../quoteList/quoteList.ts';
import { mergeEntries } from '../quoteList/quoteListOps.ts';
import { loadToaster, preloadToaster } from '../toasts/toasts.ts';
import { CartNotices } from './CartNotices.tsx';
import { CartView } from './CartView.tsx';
import { CheckoutAlert } from './CheckoutAlert.tsx';
import { ShareButton, usePasteList } from './ListActions.tsx';
import { useQuoteReceipt } from './receipt.ts';
import { ReceiptView } from './ReceiptView.tsx';
import { useCheckout } from './useCheckout.ts';
import { useCheckoutAlert } from './useCheckoutAlert.ts';
import { useLineItems } from './useLineItems.ts';
import { useListEdits } from './useListEdits.ts';
import { useOpenedLists } from './useOpenedLists.ts';
import { usePostedQuoteList } from './usePostedQuoteList.ts';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Cart' }];

/** The quote list and its checkout, or the receipt. */
export function Route() {
  usePageMetadata(metadataFromContent(meta));
  const { configuration } = useData();
  const lines = useQuoteList();
  const hasLines = lines.length > 0;
  const edits = useListEdits();
  const opened = useOpenedLists();
  const items = useLineItems(lines, opened.items);
  const receipt = useQuoteReceipt();
  const heading = useRef<HTMLHeadingElement>(null);
  const paste = usePasteList(heading);
  const posted = usePostedQuoteList();
  useListToasts();
  const { alert, showMessage, close } = useCheckoutAlert({ hasLines });
  const checkout = useCheckout({ lines, posted, showMessage });
  return (
    <>
      <CartView
        {...checkout}
        items={items}
        breadcrumbs={breadcrumbs}
        headingRef={heading}
        lines={lines}
        listActions={
          <>
            {paste.button}
            {hasLines && <ShareButton />}
          </>
        }
        notices={<CartNotices opened={opened} />}
        onMove={edits.move}
        onNoteChange={edits.setNote}
        onQuantityChange={edits.setQuantity}
        onRemove={edits.remove}
        onUndo={edits.undo}
        posted={posted}
        printLines={printLines(configuration.today)}
        printTitle={`${brand.name} quote list, ${formatDay(configuration.today)}`}
        receipt={
          receipt !== null &&
          !hasLines && (
            <ReceiptView
              onPrint={() => window.print()}
              onUseAsNewList={() => quoteList.set(mergeEntries(quoteList.current(), receipt.lines))}
              receipt={receipt}
            />
          )
        }
        removed={edits.removed}
      />
      {paste.dialog}
      <CheckoutAlert alert={alert} onClose={close} />
    </>
  );
}

/** Dismisses the toasts that linked here, and preloads the toaster for messages about the list. */
function useListToasts(): void {
  useEffect(function prepareToasts() {
    // Without a connection, toasts report that part of the page could not be loaded.
    preloadToaster();
    if (quoteList.current().length === 0) return;
    loadToaster().then(
      ({ dismissToasts }) => dismissToasts(),
      () => undefined,
    );
  }, []);
}
