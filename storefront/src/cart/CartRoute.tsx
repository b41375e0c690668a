import type { FormsClient } from '@elvora/catalogue/client';
import { isBrowserEmail, validationTexts } from '@elvora/catalogue/contract';
import { buildQuoteRequest, defaultPhoneCode } from '@elvora/catalogue/operations';
import { formatDay } from '@elvora/design-system/ArticleCard';
import { NativeAlertDialog } from '@elvora/design-system/NativeAlertDialog';
import type { PhoneValue } from '@elvora/design-system/PhoneField';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { brand } from '../content/company.json';
import { cart as meta } from '../content/meta.json';
import { useData, useApiClient } from '../runtime/data/DataContext.tsx';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { printLines } from '../site/printLines.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import { submissionErrorText } from '../forms/submissionErrorText.ts';
import { useSubmission } from '../forms/useSubmission.ts';
import { paths } from '../site/paths.ts';
import { quoteCart, useQuoteCart } from '../quoteCart/quoteCart.ts';
import { loadToaster, notify, preloadToaster } from '../toasts/toasts.ts';
import { focusHeading } from '../runtime/navigation/focusHeading.ts';
import { CartView } from './CartView.tsx';
import { usePostedQuoteList } from './usePostedQuoteList.ts';
import { useDiscontinuedProducts } from './useDiscontinuedProducts.ts';

const loadAlert = () => import('@elvora/design-system/AlertDialog');
const AlertDialog = lazy(() => loadAlert().then((module) => ({ default: module.AlertDialog })));

interface Alert {
  text: string;
  detail: string;
  /** The script of the dialog could not be loaded. */
  isFallback?: boolean;
}

const noPhone: PhoneValue = { code: defaultPhoneCode, number: '' };
const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Cart' }];

/** The quote list and its checkout, which empties the list only after it has been sent (D-08). */
export function Route() {
  usePageMetadata(metadataFromContent(meta));
  const { configuration } = useData();
  const lines = useQuoteCart();
  const discontinuedIds = useDiscontinuedProducts();
  const loadApiClient = useApiClient();
  const send = useCallback<FormsClient['sendQuote']>(
    async (form, options) => (await loadApiClient()).forms.sendQuote(form, options),
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
  useEffect(
    function preloadMessages() {
      if (!hasLines) return;
      preloadToaster();
      // `showAlert` tries again after a failure.
      loadAlert().catch(() => undefined);
    },
    [hasLines],
  );

  const showAlert = async (next: Alert) => {
    try {
      await loadAlert();
      setAlert(next);
    } catch (error) {
      console.warn('The alert dialog could not be loaded.', error);
      setAlert({ ...next, isFallback: true });
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
      quoteCart.clear();
      setEmail('');
      setPhone(noPhone);
      focusHeading();
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
        discontinuedIds={discontinuedIds}
        lines={lines}
        printLines={printLines(configuration.today)}
        printTitle={`${brand.name} quote list, ${formatDay(configuration.today)}`}
        onCheckout={() => void checkOut()}
        onEmailChange={setEmail}
        onPhoneChange={setPhone}
        onQuantityChange={quoteCart.setQuantity}
        onRemove={removeWithUndo}
        phone={phone}
        posted={posted}
      />
      {alert?.isFallback && (
        <NativeAlertDialog detail={alert.detail} onClose={() => setAlert(null)} text={alert.text} />
      )}
      {alert && !alert.isFallback && (
        <Suspense>
          <AlertDialog
            detail={alert.detail}
            isOpen
            kind="alert"
            onClose={() => setAlert(null)}
            text={alert.text}
          />
        </Suspense>
      )}
    </>
  );
}

function removeWithUndo(name: string): void {
  const onPress = quoteCart.remove(name);
  void notify({
    tone: 'info',
    title: 'Removed from quote list',
    text: name,
    action: { label: 'Undo', onPress },
  });
}

const receiptText = (reference: string) =>
  reference === ''
    ? 'The dealer for your region answers by email.'
    : `Your reference is ${reference}. The dealer for your region answers by email.`;
