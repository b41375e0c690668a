import { drawingForName } from '@elvora/catalogue/operations';
import { ButtonLink } from '@elvora/design-system/Button';
import { CartLine, CartLineItem, CartLines } from '@elvora/design-system/CartLine';
import { CheckoutPanel } from '@elvora/design-system/CheckoutPanel';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { Container, Inline, Section } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { TextField } from '@elvora/design-system/TextField';
import { type RefObject, useRef } from 'react';
import type { Breadcrumb } from '../document/pageMetadata.ts';
import { paths } from '../paths.ts';
import { pictureSourceFor } from '../pictures.ts';
import type { QuoteCart } from '../quoteCart/quoteCart.ts';
import * as styles from './CartView.css.ts';

export interface CartViewProps {
  breadcrumbs: readonly Breadcrumb[];
  lines: QuoteCart;
  /** Name and date of the list in print. */
  printTitle?: string;
  /** Ids of products that are no longer in the catalogue. */
  discontinuedIds?: ReadonlySet<number>;
  onRemove: (name: string) => void;
  onQuantityChange: (name: string, quantity: number) => void;
  email: string;
  onEmailChange: (email: string) => void;
  emailError?: string | undefined;
  emailRef?: RefObject<HTMLInputElement | null>;
  /** Digits only. */
  phone: string;
  onPhoneChange: (phone: string) => void;
  onCheckout: () => void;
  isBusy: boolean;
}

/** Renders the quote list and the form that sends it (S-190…S-203). */
export function CartView(props: CartViewProps) {
  const { breadcrumbs, lines } = props;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title="CART" />
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
              <Lines {...props} />
              <Checkout {...props} />
            </div>
          )}
        </Container>
      </Section>
    </>
  );
}

function Lines({ lines, discontinuedIds, printTitle, onRemove, onQuantityChange }: CartViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const removeButtons = useRef(new Map<string, HTMLButtonElement>());

  const remove = (index: number) => {
    const line = lines[index];
    if (!line) return;
    const neighbour = lines[index + 1] ?? lines[index - 1];
    // The button unmounts with its line, so move the focus first.
    const target = (neighbour && removeButtons.current.get(neighbour.name)) ?? title.current;
    target?.focus();
    onRemove(line.name);
  };

  return (
    <CartLines
      back={{ label: 'Back to shop', href: paths.home }}
      note="The list is kept until you reload or close this page."
      printTitle={printTitle}
      title={lines.length === 1 ? '1 item' : `${lines.length} items`}
      titleRef={title}
    >
      {lines.map((line, index) => (
        <CartLineItem key={line.name}>
          <CartLine
            drawing={drawingForName(`${line.name} ${line.category}`)}
            {...(discontinuedIds?.has(line.productId)
              ? { fact: 'No longer in the catalogue. The dealer can offer what takes its place.' }
              : { fact: line.category, href: paths.product(line.productId) })}
            name={line.name}
            onQuantityChange={(quantity) => onQuantityChange(line.name, quantity)}
            onRemove={() => remove(index)}
            quantity={line.quantity}
            removeRef={(button) => {
              if (!button) return undefined;
              removeButtons.current.set(line.name, button);
              return () => void removeButtons.current.delete(line.name);
            }}
            source={pictureSourceFor(line.picture, 'thumb')}
          />
        </CartLineItem>
      ))}
    </CartLines>
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
      <TextField
        autoComplete="tel-national"
        hint="Digits only, at most 10"
        id="cart-phone"
        inputMode="numeric"
        isTabular
        label="Phone number"
        name="phone"
        onChange={onPhoneChange}
        prefix="+91"
        type="tel"
        value={phone}
      />
    </CheckoutPanel>
  );
}
