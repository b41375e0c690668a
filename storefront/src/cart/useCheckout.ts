import { ClientError, type FormOptions } from '@elvora/catalogue/client';
import { type FormFieldValues, isBrowserEmail, validationTexts } from '@elvora/catalogue/contract';
import type { QuoteRequest } from '@elvora/catalogue/model';
import { buildQuoteRequest, defaultPhoneCode } from '@elvora/catalogue/operations';
import type { PhoneValue } from '@elvora/design-system/PhoneField';
import { useCallback, useRef, useState } from 'react';
import { submissionErrorText } from '../forms/submissionErrorText.ts';
import { useSubmission } from '../forms/useSubmission.ts';
import { type QuoteList, quoteList } from '../quoteList/quoteList.ts';
import { discardLastList } from '../quoteList/listStorage.ts';
import { removeEntries } from '../quoteList/quoteListOps.ts';
import { useApiClient } from '../runtime/data/DataContext.tsx';
import type { CartViewProps } from './CartView.tsx';
import { attachmentErrors, quoteDetailRows, readQuoteDetails } from './QuoteDetailFields.tsx';
import { setQuoteReceipt } from './receipt.ts';
import type { CheckoutMessage } from './useCheckoutAlert.ts';
import type { PostedQuoteList } from './usePostedQuoteList.ts';

export interface CheckoutOptions {
  lines: QuoteList;
  /** The form and list that a browser without script has posted (D-63). */
  posted: PostedQuoteList;
  showMessage: (message: CheckoutMessage) => Promise<void>;
}

/** Props of the checkout that the view needs. */
export type CheckoutProps = Pick<
  CartViewProps,
  | 'email'
  | 'emailError'
  | 'emailRef'
  | 'onEmailChange'
  | 'phone'
  | 'onPhoneChange'
  | 'detailErrors'
  | 'isBusy'
  | 'onCheckout'
>;

type QuoteForm = ReturnType<typeof readQuoteDetails>;

/** Validates and sends the quote list, which is emptied only after it has been sent (D-08). */
export function useCheckout({ lines, posted, showMessage }: CheckoutOptions): CheckoutProps {
  const { email, setEmail, phone, setPhone, errors, setErrors } = useCheckoutFields(posted);
  const emailField = useRef<HTMLInputElement>(null);
  const { state, submit } = useSendQuote();

  /** Validates the form, shows its errors and focuses the first. Returns whether it may be sent. */
  const validate = async (form: HTMLFormElement, { attachment }: QuoteForm): Promise<boolean> => {
    const found = attachmentErrors(attachment);
    setErrors(found);
    if (email.trim() === '') {
      // The alert returns the focus to the field when it closes.
      emailField.current?.focus();
      await showMessage({
        text: validationTexts.emailMissing,
        detail: "We need an address to send the dealer's answer to.",
      });
      return false;
    }
    if (!isBrowserEmail(email.trim())) {
      setErrors({ ...found, email: validationTexts.notAnEmail });
      emailField.current?.focus();
      return false;
    }
    if (Object.keys(found).length === 0) return true;
    form.querySelector<HTMLInputElement>('[type=file]')?.focus();
    return false;
  };

  const showReceipt = async (reference: string, { details, attachment }: QuoteForm) => {
    setQuoteReceipt({
      reference,
      lines,
      details: [
        { label: 'Email', value: email.trim() },
        ...(phone.number === '' ? [] : [{ label: 'Phone', value: `${phone.code} ${phone.number}` }]),
        ...quoteDetailRows(details, attachment),
      ],
    });
    quoteList.set(removeEntries(quoteList.current(), lines));
    if (quoteList.current().length === 0) discardLastList();
    setEmail('');
    setPhone(noPhone);
    await showMessage({ text: 'Order placed successfully', detail: receiptText(reference) });
  };

  const showFailure = async (error: unknown) => {
    if (error instanceof ClientError) {
      setErrors(error.fields);
      // The alert returns the focus to it.
      if (error.fields['email']) emailField.current?.focus();
    }
    await showMessage({ text: 'Something went wrong', detail: submissionErrorText(error) });
  };

  const checkOut = async (form: HTMLFormElement) => {
    const values = readQuoteDetails(form);
    if (!(await validate(form, values))) return;
    const { details, attachment } = values;
    const outcome = await submit({
      request: buildQuoteRequest(lines, { ...details, email, phoneCode: phone.code, phone: phone.number }),
      attachment,
      file: attachment ? [attachment.name, attachment.size, attachment.lastModified] : [],
    });
    if (outcome?.status === 'sent') await showReceipt(outcome.receipt.reference, values);
    else if (outcome?.status === 'failed') await showFailure(outcome.error);
  };

  return {
    email,
    emailError: errors['email'],
    emailRef: emailField,
    onEmailChange: setEmail,
    phone,
    onPhoneChange: setPhone,
    detailErrors: errors,
    isBusy: state.status === 'sending',
    onCheckout: (form) => void checkOut(form),
  };
}

const noPhone: PhoneValue = { code: defaultPhoneCode, number: '' };

/** The stated fields, and the messages of all fields. */
function useCheckoutFields({ values, problems }: PostedQuoteList) {
  const [email, setEmail] = useState(values['email'] ?? '');
  const [phone, setPhone] = useState<PhoneValue>({
    code: values['phoneCode'] ?? noPhone.code,
    number: values['phone'] ?? noPhone.number,
  });
  const [errors, setErrors] = useState<FormFieldValues>(
    Object.fromEntries(problems.map(({ field, text }) => [field, text])),
  );
  return { email, setEmail, phone, setPhone, errors, setErrors };
}

interface QuoteSubmission {
  request: QuoteRequest;
  attachment: File | null;
  /** Identifies a file: a different file makes a different request. */
  file: readonly (string | number)[];
}

function useSendQuote() {
  const loadApiClient = useApiClient();
  const send = useCallback(
    async ({ request, attachment }: QuoteSubmission, options: FormOptions) =>
      (await loadApiClient()).forms.sendQuote(request, { ...options, attachment }),
    [loadApiClient],
  );
  return useSubmission(send);
}

const receiptText = (reference: string) =>
  reference === ''
    ? 'The dealer for your region answers by email.'
    : `Your reference is ${reference}. The dealer for your region answers by email.`;
