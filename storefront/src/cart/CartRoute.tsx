import { ClientError, type FormOptions } from '@elvora/catalogue/client';
import { type FormFieldValues, isBrowserEmail, validationTexts } from '@elvora/catalogue/contract';
import type { QuoteRequest } from '@elvora/catalogue/model';
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
import { mergeEntries, removeEntries } from '../quoteCart/quoteListOps.ts';
import { loadToaster, preloadToaster } from '../toasts/toasts.ts';
import { CartNotices } from './CartNotices.tsx';
import { CartView } from './CartView.tsx';
import { PasteListButton, ShareButton } from './ListActions.tsx';
import { attachmentErrors, quoteDetailRows, readQuoteDetails } from './QuoteDetailFields.tsx';
import { setQuoteReceipt, useQuoteReceipt } from './receipt.ts';
import { ReceiptView } from './ReceiptView.tsx';
import { useLineArticles } from './useLineArticles.ts';
import { useListEdits } from './useListEdits.ts';
import { useOpenedLists } from './useOpenedLists.ts';
import { usePostedQuoteList } from './usePostedQuoteList.ts';

const importAlert = () => import('@elvora/design-system/AlertDialog');
const loadAlert = () => importOnline(importAlert);

interface QuoteSubmission {
  request: QuoteRequest;
  attachment: File | null;
  /** Tells one file from another, which is another request. */
  file: readonly (string | number)[];
}

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
  const edits = useListEdits();
  const opened = useOpenedLists();
  const articles = useLineArticles(lines, opened.articles);
  const receipt = useQuoteReceipt();
  const loadApiClient = useApiClient();
  const send = useCallback(
    async ({ request, attachment }: QuoteSubmission, options: FormOptions) =>
      (await loadApiClient()).forms.sendQuote(request, { ...options, attachment }),
    [loadApiClient],
  );
  const { state, submit } = useSubmission(send);
  const posted = usePostedQuoteList();
  const [email, setEmail] = useState(posted.values['email'] ?? '');
  const [emailError, setEmailError] = useState(posted.problems.find(({ field }) => field === 'email')?.text);
  const [phone, setPhone] = useState<PhoneValue>({
    code: posted.values['phoneCode'] ?? defaultPhoneCode,
    number: posted.values['phone'] ?? '',
  });
  const [detailErrors, setDetailErrors] = useState<FormFieldValues>(
    Object.fromEntries(posted.problems.map(({ field, text }) => [field, text])),
  );
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
      // During an outage it says that a part of the page could not be loaded.
      preloadToaster();
      if (!hasLines) return;
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

  const checkOut = async (form: HTMLFormElement) => {
    setEmailError(undefined);
    const { details, attachment } = readQuoteDetails(form);
    const errors = attachmentErrors(attachment);
    setDetailErrors(errors);
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
    if (Object.keys(errors).length > 0) {
      form.querySelector<HTMLInputElement>('[type=file]')?.focus();
      return;
    }
    const outcome = await submit({
      request: buildQuoteRequest(lines, { ...details, email, phoneCode: phone.code, phone: phone.number }),
      attachment,
      file: attachment ? [attachment.name, attachment.size, attachment.lastModified] : [],
    });
    if (outcome?.status === 'sent') {
      setQuoteReceipt({
        reference: outcome.receipt.reference,
        lines,
        details: [
          { label: 'Email', value: email.trim() },
          ...(phone.number === '' ? [] : [{ label: 'Phone', value: `${phone.code} ${phone.number}` }]),
          ...quoteDetailRows(details, attachment),
        ],
      });
      quoteCart.set(removeEntries(quoteCart.current(), lines));
      if (quoteCart.current().length === 0) discardLastList();
      setEmail('');
      setPhone(noPhone);
      await showAlert({ text: 'Order placed successfully', detail: receiptText(outcome.receipt.reference) });
    } else if (outcome?.status === 'failed') {
      if (outcome.error instanceof ClientError) {
        const { email: problem, ...others } = outcome.error.fields;
        setEmailError(problem);
        setDetailErrors(others);
        // The alert returns the focus to it.
        if (problem) emailField.current?.focus();
      }
      await showAlert({ text: 'Something went wrong', detail: submissionErrorText(outcome.error) });
    }
  };

  return (
    <>
      <CartView
        breadcrumbs={breadcrumbs}
        email={email}
        detailErrors={detailErrors}
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
        onCheckout={(form) => void checkOut(form)}
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
        posted={posted}
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
