import { drawingForName } from '@elvora/catalogue/operations';
import { Button, ButtonLink } from '@elvora/design-system/Button';
import { CartLine } from '@elvora/design-system/CartLine';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { Heading } from '@elvora/design-system/Heading';
import { IconArrowLeft } from '@elvora/design-system/Icon';
import { Container, Inline, Section, Stack } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Text } from '@elvora/design-system/Text';
import { TextField } from '@elvora/design-system/TextField';
import { type FormEvent, type RefObject, useRef } from 'react';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import type { QuoteCart } from '../quoteCart/quoteCart.ts';
import * as styles from './CartView.css.ts';

export interface CartViewProps {
  breadcrumbs: readonly Breadcrumb[];
  lines: QuoteCart;
  /** What the list is called on paper, where there is no frame around it. */
  printTitle?: string;
  /** Products that have left the catalogue meanwhile, by id. */
  discontinuedIds?: ReadonlySet<number>;
  onRemove: (name: string) => void;
  onQuantityChange: (name: string, quantity: number) => void;
  email: string;
  onEmailChange: (email: string) => void;
  emailError?: string | undefined;
  emailRef?: RefObject<HTMLInputElement | null>;
  /** Digits. */
  phone: string;
  onPhoneChange: (phone: string) => void;
  onCheckout: () => void;
  isBusy: boolean;
}

/** The quote list, and the form that sends it (S-190…S-203). */
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
              <CartLines {...props} />
              <Checkout {...props} />
            </div>
          )}
        </Container>
      </Section>
    </>
  );
}

function CartLines({ lines, discontinuedIds, printTitle, onRemove, onQuantityChange }: CartViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const removes = useRef(new Map<string, HTMLButtonElement>());

  const remove = (at: number) => {
    const line = lines[at];
    if (!line) return;
    const next = lines[at + 1] ?? lines[at - 1];
    // The button is about to go, and the focus must not go with it.
    const target = (next && removes.current.get(next.name)) ?? heading.current;
    target?.focus();
    onRemove(line.name);
  };

  return (
    <div>
      <div className={styles.header}>
        <h2 className={styles.count} ref={heading} tabIndex={-1}>
          {lines.length === 1 ? '1 item' : `${lines.length} items`}
        </h2>
        <span className={styles.screenOnly}>
          <Link href={paths.home} isStandalone>
            <span className={styles.back}>
              <IconArrowLeft size={18} />
              Back to shop
            </span>
          </Link>
        </span>
        <span aria-hidden className={styles.printOnly}>
          {printTitle}
        </span>
      </div>
      <ul className={styles.lines} role="list">
        {lines.map((line, at) => (
          <li className={styles.line} key={line.name}>
            <CartLine
              drawing={drawingForName(`${line.name} ${line.category}`)}
              {...(discontinuedIds?.has(line.productId)
                ? { fact: 'No longer in the catalogue. The dealer can offer what takes its place.' }
                : { fact: line.category, href: paths.product(line.productId) })}
              name={line.name}
              onQuantityChange={(quantity) => onQuantityChange(line.name, quantity)}
              onRemove={() => remove(at)}
              quantity={line.quantity}
              removeRef={(button) => {
                if (!button) return undefined;
                removes.current.set(line.name, button);
                return () => void removes.current.delete(line.name);
              }}
              source={pictureSourceFor(line.picture, 'thumb')}
            />
          </li>
        ))}
      </ul>
      <div className={styles.screenOnly}>
        <Text variant="bodySm" tone="muted">
          The list is kept until you reload or close this page.
        </Text>
      </div>
    </div>
  );
}

function Checkout(props: CartViewProps) {
  const { email, onEmailChange, emailError, emailRef, phone, onPhoneChange, isBusy } = props;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    props.onCheckout();
  };
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Stack gap="1">
        <Heading level={2} variant="heading4">
          Send your quote list
        </Heading>
        <Text variant="bodySm" tone="soft">
          No payment. The dealer for your region answers with price, stock and delivery time.
        </Text>
      </Stack>
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
      <div className={styles.send}>
        <Button busyLabel="Checkout..." isBusy={isBusy} isFullWidth size="lg" type="submit">
          Checkout
        </Button>
      </div>
      <p className={styles.privacy}>
        By sending you accept our{' '}
        <Link href={paths.privacy} isUnderlined>
          privacy notice
        </Link>
        .
      </p>
    </form>
  );
}
