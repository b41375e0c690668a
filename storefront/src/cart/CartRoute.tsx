import type { FormsClient } from '@elvora/catalogue/client';
import { isBrowserEmail, validationTexts } from '@elvora/catalogue/contract';
import { buildQuoteRequest, normalizePhone } from '@elvora/catalogue/operations';
import { formatDay } from '@elvora/design-system/ArticleCard';
import { NativeAlertDialog } from '@elvora/design-system/NativeAlertDialog';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { brand } from '../content/company.json';
import { cart as meta } from '../content/meta.json';
import { useData, useApiClient } from '../data/DataContext.tsx';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { metadataFromContent } from '../document/pageTitles.ts';
import { submissionErrorText } from '../forms/submissionErrorText.ts';
import { useSubmission } from '../forms/useSubmission.ts';
import { paths } from '../paths.ts';
import { quoteCart, useQuoteCart } from '../quoteCart/quoteCart.ts';
import { focusHeading } from '../router/focusHeading.ts';
import { CartView } from './CartView.tsx';
import { useDiscontinuedProducts } from './useDiscontinuedProducts.ts';

const loadAlert = () => import('@elvora/design-system/AlertDialog');
const AlertDialog = lazy(() => loadAlert().then((module) => ({ default: module.AlertDialog })));

interface Alert {
  text: string;
  detail: string;
  /** The dialog's own file could not be loaded. */
  isFallback?: boolean;
}

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Cart' }];

/** The quote list and its checkout: sent first, emptied only then (D-08). */
export function Route() {
  usePageMetadata(metadataFromContent(meta));
  const { configuration } = useData();
  const lines = useQuoteCart();
  const gone = useDiscontinuedProducts();
  const loadLine = useApiClient();
  const send = useCallback<FormsClient['sendQuote']>(
    async (form, options) => (await loadLine()).forms.sendQuote(form, options),
    [loadLine],
  );
  const { state, submit } = useSubmission(send);
  const [email, setEmail] = useState('');
  const [emailError, setEmailError] = useState<string>();
  const [phone, setPhone] = useState('');
  const emailField = useRef<HTMLInputElement>(null);
  const [alert, setAlert] = useState<Alert | null>(null);

  const hasLines = lines.length > 0;
  useEffect(
    function prepareAlert() {
      // What fails now is asked for again when there is something to tell.
      if (hasLines) loadAlert().catch(() => undefined);
    },
    [hasLines],
  );

  const tell = async (next: Alert) => {
    try {
      await loadAlert();
      setAlert(next);
    } catch (error) {
      console.warn('The dialog of messages could not be loaded.', error);
      // What became of the list has to be said all the same.
      setAlert({ ...next, isFallback: true });
    }
  };

  const checkOut = async () => {
    setEmailError(undefined);
    if (email.trim() === '') {
      // The alert gives the focus back to where it was.
      emailField.current?.focus();
      await tell({
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
    const outcome = await submit(buildQuoteRequest(lines, { email, phone }));
    if (outcome?.status === 'sent') {
      quoteCart.clear();
      setEmail('');
      setPhone('');
      focusHeading();
      await tell({ text: 'Order placed successfully', detail: receiptText(outcome.receipt.reference) });
    } else if (outcome?.status === 'failed') {
      await tell({ text: 'Something went wrong', detail: submissionErrorText(outcome.error) });
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
        discontinuedIds={gone}
        lines={lines}
        printTitle={`${brand.name} quote list, ${formatDay(configuration.today)}`}
        onCheckout={() => void checkOut()}
        onEmailChange={setEmail}
        onPhoneChange={(text) => setPhone(normalizePhone(text))}
        onQuantityChange={quoteCart.setQuantity}
        onRemove={quoteCart.remove}
        phone={phone}
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

const receiptText = (reference: string) =>
  reference === ''
    ? 'The dealer for your region answers by email.'
    : `Your reference is ${reference}. The dealer for your region answers by email.`;
