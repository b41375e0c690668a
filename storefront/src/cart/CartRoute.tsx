import type { FormsClient } from '@elvora/catalogue/client';
import { isBrowserEmail, validationTexts } from '@elvora/catalogue/contract';
import { buildQuoteRequest, defaultPhoneCode } from '@elvora/catalogue/operations';
import type { AlertDialogProps } from '@elvora/design-system/AlertDialog';
import { formatDay } from '@elvora/design-system/ArticleCard';
import { NativeAlertDialog } from '@elvora/design-system/NativeAlertDialog';
import type { PhoneValue } from '@elvora/design-system/PhoneField';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { brand } from '../content/company.json';
import { cart as meta } from '../content/meta.json';
import { importOnline } from '../runtime/browser/importOnline.ts';
import { useData, useApiClient } from '../runtime/data/DataContext.tsx';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { printLines } from '../site/printLines.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import { submissionErrorText } from '../forms/submissionErrorText.ts';
import { useSubmission } from '../forms/useSubmission.ts';
import { paths } from '../site/paths.ts';
import { quoteCart, useQuoteCart } from '../quoteCart/quoteCart.ts';
import { discardLastList } from '../quoteCart/quoteKeeper.ts';
import { mergeEntries } from '../quoteCart/quoteListOps.ts';
import { loadToaster, preloadToaster } from '../toasts/toasts.ts';
import { CartNotices } from './CartNotices.tsx';
import { CartView } from './CartView.tsx';
import { PasteListButton, ShareButton } from './ListActions.tsx';
import { setQuoteReceipt, useQuoteReceipt } from './receipt.ts';
import { ReceiptView } from './ReceiptView.tsx';
import { useLineArticles } from './useLineArticles.ts';
import { useListEdits } from './useListEdits.ts';
import { useOpenedLists } from './useOpenedLists.ts';

const importAlert = () => import('@elvora/design-system/AlertDialog');
const loadAlert = () => importOnline(importAlert);

interface Alert {
  text: string;
  detail: string;
  /** Null when the script of the dialog could not be loaded. */
  Dialog: ComponentType<AlertDialogProps> | null;
}

const noPhone: PhoneValue = { code: defaultPhoneCode, number: '' };
const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Cart' }];

/** The quote list and its checkout, which empties the list only after it has been sent (D-08). */
export function Route() {
  usePageMetadata(metadataFromContent(meta));
  const { configuration } = useData();
  const lines = useQuoteCart();
  const articles = useLineArticles(lines);
  const edits = useListEdits();
  const opened = useOpenedLists();
  const receipt = useQuoteReceipt();
  const loadApiClient = useApiClient();
  const send = useCallback<FormsClient['sendQuote']>(
    async (form, options) => (await loadApiClient()).forms.sendQuote(form, options),
    [loadApiClient],
  );
  const { state, submit } = useSubmission(send);
  const [email, setEmail] = useState('');
  const [emailError, setEmailError] = useState<string>();
  const [phone, setPhone] = useState(noPhone);
  const emailField = useRef<HTMLInputElement>(null);
  const [alert, setAlert] = useState<Alert | null>(null);

  useEffect(function dismissToastsThatLeadHere() {
    if (quoteCart.current().length === 0) return;
    loadToaster().then(
      ({ dismissToasts }) => dismissToasts(),
      () => undefined,
    );
  }, []);
  const hasLines = lines.length > 0;
  const isReceiptShown = receipt !== null && !hasLines;
  useEffect(
    function preloadMessages() {
      if (!hasLines) return;
      preloadToaster();
      // `showAlert` tries again after a failure.
      loadAlert().catch(() => undefined);
    },
    [hasLines],
  );

  const showAlert = async (next: Omit<Alert, 'Dialog'>) => {
    try {
      const { AlertDialog } = await loadAlert();
      setAlert({ ...next, Dialog: AlertDialog });
    } catch (error) {
      console.warn('The alert dialog could not be loaded.', error);
      setAlert({ ...next, Dialog: null });
    }
  };

  const checkOut = async () => {
    setEmailError(undefined);
    if (email.trim() === '') {
      // The alert returns the focus to the field when it closes.
      emailField.current?.focus();
      await showAlert({
        text: validationTexts.emailMissing,
        detail: "We need an address to send the dealer's answer to.",
      });
      return;
    }
    if (!isBrowserEmail(email.trim())) {
      setEmailError(validationTexts.notAnEmail);
      emailField.current?.focus();
      return;
    }
    const outcome = await submit(
      buildQuoteRequest(lines, { email, phoneCode: phone.code, phone: phone.number }),
    );
    if (outcome?.status === 'sent') {
      setQuoteReceipt({
        reference: outcome.receipt.reference,
        lines,
        details: [
          { label: 'Email', value: email.trim() },
          ...(phone.number === '' ? [] : [{ label: 'Phone', value: `${phone.code} ${phone.number}` }]),
        ],
      });
      quoteCart.set([]);
      discardLastList();
      setEmail('');
      setPhone(noPhone);
      await showAlert({ text: 'Order placed successfully', detail: receiptText(outcome.receipt.reference) });
    } else if (outcome?.status === 'failed') {
      await showAlert({ text: 'Something went wrong', detail: submissionErrorText(outcome.error) });
    }
  };

  return (
    <>
      <CartView
        breadcrumbs={breadcrumbs}
        email={email}
        emailError={emailError}
        emailRef={emailField}
        isBusy={state.status === 'sending'}
        articles={articles}
        lines={lines}
        listActions={
          <>
            <PasteListButton />
            {hasLines && <ShareButton />}
          </>
        }
        notices={<CartNotices opened={opened} />}
        printLines={printLines(configuration.today)}
        printTitle={`${brand.name} quote list, ${formatDay(configuration.today)}`}
        onCheckout={() => void checkOut()}
        onEmailChange={setEmail}
        onPhoneChange={setPhone}
        onMove={edits.move}
        onNoteChange={edits.setNote}
        onQuantityChange={edits.setQuantity}
        onRemove={edits.remove}
        onUndo={edits.undo}
        phone={phone}
        receipt={
          isReceiptShown && (
            <ReceiptView
              onPrint={() => window.print()}
              onUseAsNewList={() => quoteCart.set(mergeEntries(quoteCart.current(), receipt.lines))}
              receipt={receipt}
            />
          )
        }
        removed={edits.removed}
      />
      {alert && !alert.Dialog && (
        <NativeAlertDialog detail={alert.detail} onClose={() => setAlert(null)} text={alert.text} />
      )}
      {alert?.Dialog && (
        <alert.Dialog
          detail={alert.detail}
          isOpen
          kind="alert"
          onClose={() => setAlert(null)}
          text={alert.text}
        />
      )}
    </>
  );
}

const receiptText = (reference: string) =>
  reference === ''
    ? 'The dealer for your region answers by email.'
    : `Your reference is ${reference}. The dealer for your region answers by email.`;
