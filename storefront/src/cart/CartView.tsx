import type { FormFieldValues } from '@elvora/catalogue/contract';
import { ButtonLink } from '@elvora/design-system/Button';
import { Callout } from '@elvora/design-system/Callout';
import { CheckoutPanel } from '@elvora/design-system/CheckoutPanel';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { FormReceipt } from '@elvora/design-system/FormReceipt';
import { Container, Inline, Section, Stack } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { PhoneField, type PhoneValue } from '@elvora/design-system/PhoneField';
import { TextField } from '@elvora/design-system/TextField';
import type { ReactNode, RefObject } from 'react';
import { phoneFieldProps } from '../forms/phoneFieldProps.ts';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { paths } from '../site/paths.ts';
import * as styles from './CartView.css.ts';
import { PostedLines } from './PostedLines.tsx';
import { QuoteDetailFields } from './QuoteDetailFields.tsx';
import { QuoteLines, type QuoteLinesProps } from './QuoteLines.tsx';
import type { PostedQuoteList } from './usePostedQuoteList.ts';

export interface CartViewProps extends QuoteLinesProps {
  /** Above the lines or the empty list: the last list, or the list of an opened link. */
  notices?: ReactNode;
  /** The receipt, shown instead of the list. */
  receipt?: ReactNode;
  breadcrumbs: readonly Breadcrumb[];
  /** Publisher and date, for print. */
  printLines?: readonly string[];
  email: string;
  onEmailChange: (email: string) => void;
  emailError?: string | undefined;
  emailRef?: RefObject<HTMLInputElement | null>;
  phone: PhoneValue;
  onPhoneChange: (phone: PhoneValue) => void;
  onCheckout: (form: HTMLFormElement) => void;
  /** Error messages of the optional fields, by field. */
  detailErrors?: FormFieldValues;
  isBusy: boolean;
  /** The list of a browser without script, until it is imported (D-63). */
  posted?: PostedQuoteList;
}

/** Renders the quote list and its form (S-190…S-203), or the receipt. */
export function CartView(props: CartViewProps) {
  const { breadcrumbs, lines, removed = [], notices, receipt, posted } = props;
  const postedLines = lines.length === 0 ? (posted?.quoteList ?? []) : [];
  const isEmpty = lines.length === 0 && postedLines.length === 0;
  const problem = posted?.problems.find(({ field }) => field === '' || field === 'items');
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} printLines={props.printLines} title="CART" />
      <Section rhythm="catalogue">
        <Container>
          <Stack gap="4">
            {notices}
            {problem && !receipt && <Callout isStatus text={problem.text} />}
            {receipt}
            {!receipt &&
              isEmpty &&
              (posted?.receipt ? (
                <PostedReceipt {...posted.receipt} />
              ) : (
                <EmptyCart actions={props.listActions} />
              ))}
            {!receipt && (!isEmpty || removed.length > 0) && (
              <div className={styles.columns}>
                {posted && postedLines.length > 0 ? <PostedLines {...posted} /> : <QuoteLines {...props} />}
                {/* Hidden instead of removed, so that typed text is still there when a line is
                   added again. */}
                <div className={isEmpty ? undefined : styles.checkout} hidden={isEmpty}>
                  <Checkout {...props} />
                </div>
              </div>
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}

/** Receipt of a request that was posted without script. */
function PostedReceipt({ reference }: { reference: string }) {
  return (
    <FormReceipt
      action={<ButtonLink href={paths.home}>Back to shop</ButtonLink>}
      {...(reference === '' ? {} : { reference: { label: 'Your reference is', value: reference } })}
      text="The dealer for your region answers by email."
      title="Order placed successfully"
    />
  );
}

function EmptyCart({ actions }: { actions: ReactNode }) {
  return (
    <EmptyState
      action={
        <Inline justify="center">
          <ButtonLink href={paths.home}>Back to shop</ButtonLink>
          <ButtonLink href={paths.bestSellers} tone="secondary">
            See best sellers
          </ButtonLink>
          {actions}
        </Inline>
      }
      drawing="list"
      headingLevel={2}
      text="Add products with Add To Quote, or paste a list of codes, then send it. A regional dealer answers with price and delivery time."
      title="Your cart is empty"
    />
  );
}

function Checkout(props: CartViewProps) {
  const { email, onEmailChange, emailError, emailRef, phone, onPhoneChange, onCheckout, isBusy } = props;
  return (
    <CheckoutPanel
      action={paths.cart}
      busyLabel="Checkout..."
      details={<QuoteDetailFields errors={props.detailErrors} values={props.posted?.values} />}
      isBusy={isBusy}
      note={
        <>
          By sending you accept our{' '}
          <Link href={paths.privacy} isUnderlined>
            privacy notice
          </Link>
          .
        </>
      }
      onSubmit={onCheckout}
      submitLabel="Checkout"
      text="No payment. The dealer for your region answers with price, stock and delivery time."
      title="Send your quote list"
    >
      <input name="change" type="hidden" value="send" />
      <TextField
        autoComplete="email"
        error={emailError}
        id="cart-email"
        isRequired
        label="Email"
        name="email"
        onChange={onEmailChange}
        ref={emailRef}
        type="email"
        value={email}
      />
      <PhoneField
        {...phoneFieldProps({})}
        hint="Digits only, at most 10"
        id="cart-phone"
        label="Phone number"
        name="phone"
        onChange={onPhoneChange}
        value={phone}
      />
    </CheckoutPanel>
  );
}
