import { ButtonLink } from '@elvora/design-system/Button';
import { CheckoutPanel } from '@elvora/design-system/CheckoutPanel';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { Container, Inline, Section } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { PhoneField, type PhoneValue } from '@elvora/design-system/PhoneField';
import { TextField } from '@elvora/design-system/TextField';
import { type RefObject, useRef } from 'react';
import { phoneFieldProps } from '../forms/phoneFieldProps.ts';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { paths } from '../site/paths.ts';
import * as styles from './CartView.css.ts';
import { QuoteLines, type QuoteLinesProps } from './QuoteLines.tsx';

export interface CartViewProps extends Omit<QuoteLinesProps, 'pageTitleRef'> {
  breadcrumbs: readonly Breadcrumb[];
  /** Publisher and day, for print. */
  printLines?: readonly string[];
  email: string;
  onEmailChange: (email: string) => void;
  emailError?: string | undefined;
  emailRef?: RefObject<HTMLInputElement | null>;
  phone: PhoneValue;
  onPhoneChange: (phone: PhoneValue) => void;
  onCheckout: () => void;
  isBusy: boolean;
}

/** Renders the quote list and the form that sends it (S-190…S-203). */
export function CartView(props: CartViewProps) {
  const { breadcrumbs, lines } = props;
  const pageTitle = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} printLines={props.printLines} title="CART" titleRef={pageTitle} />
      <Section rhythm="catalogue">
        <Container>
          {lines.length === 0 ? (
            <EmptyState
              action={
                <Inline justify="center">
                  <ButtonLink href={paths.home}>Back to shop</ButtonLink>
                  <ButtonLink href={paths.bestSellers} tone="secondary">
                    See best sellers
                  </ButtonLink>
                </Inline>
              }
              drawing="list"
              headingLevel={2}
              text="Add products with Add To Quote, then send the list. A regional dealer answers with price and delivery time."
              title="Your cart is empty"
            />
          ) : (
            <div className={styles.columns}>
              <QuoteLines {...props} pageTitleRef={pageTitle} />
              <Checkout {...props} />
            </div>
          )}
        </Container>
      </Section>
    </>
  );
}

function Checkout(props: CartViewProps) {
  const { email, onEmailChange, emailError, emailRef, phone, onPhoneChange, onCheckout, isBusy } = props;
  return (
    <CheckoutPanel
      busyLabel="Checkout..."
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
