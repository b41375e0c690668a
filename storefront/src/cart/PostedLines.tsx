import { quoteFilePath, type QuoteFileType, quoteFileTypes } from '@elvora/catalogue/contract';
import type { QuoteListEntry } from '@elvora/catalogue/model';
import { pluralise, quantityTotalText } from '@elvora/catalogue/operations';
import { Button } from '@elvora/design-system/Button';
import { Callout } from '@elvora/design-system/Callout';
import { CartLineItem, CartLines } from '@elvora/design-system/CartLine';
import { Inline, Stack } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { Text } from '@elvora/design-system/Text';
import { TextField } from '@elvora/design-system/TextField';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { paths } from '../site/paths.ts';
import * as styles from './CartView.css.ts';
import type { PostedQuoteList } from './usePostedQuoteList.ts';

/** Lists the lines in a browser without script; every change is a form (D-63). */
export function PostedLines({ quoteList, duplicate, values }: PostedQuoteList) {
  return (
    <Stack gap="3">
      {duplicate && (
        <Callout
          action={
            <ChangeForm change="more" fields={values}>
              <Button tone="secondary" type="submit">{`Add ${duplicate.quantity} more`}</Button>
            </ChangeForm>
          }
          isStatus
          text={duplicate.name}
          title="Already added to quote"
        />
      )}
      <CartLines
        back={{ label: 'Back to shop', href: paths.home }}
        lineCount={pluralise(quoteList.length, 'line', 'lines')}
        note="The list is kept until you close the browser."
        quantity={quantityTotalText(quoteList)}
        title="Quote list"
      >
        {quoteList.map((entry) => (
          <CartLineItem key={`${entry.productId} ${entry.name}`}>
            <div className={styles.postedLine}>
              <PostedLine {...entry} />
            </div>
          </CartLineItem>
        ))}
      </CartLines>
      <Inline>
        {quoteFileTypes.map((type) => (
          <form action={quoteFilePath(type)} key={type} method="post">
            <Button tone="secondary" type="submit">
              {fileLabels[type]}
            </Button>
          </form>
        ))}
      </Inline>
    </Stack>
  );
}

const fileLabels: Readonly<Record<QuoteFileType, string>> = { xlsx: 'Excel file', pdf: 'PDF file' };

function PostedLine({ productId, name, code = '', category, variant = '', quantity }: QuoteListEntry) {
  const fields = { product: String(productId), code };
  const details = [variant, category].filter((text) => text !== '').join(', ');
  return (
    <Stack gap="2">
      {category === '' ? (
        <Text>{name}</Text>
      ) : (
        <Link href={paths.product(productId, code === '' ? {} : { size: code })}>{name}</Link>
      )}
      <Text tone="muted" variant="bodySm">
        {details === '' ? 'No longer in the catalogue. The dealer can offer a replacement.' : details}
      </Text>
      <Inline align="end">
        <ChangeForm change="set" fields={fields}>
          <Inline align="end">
            <TextField
              autoComplete="off"
              defaultValue={String(quantity)}
              id={`quantity-${productId}-${code}`}
              inputMode="numeric"
              label={`Quantity of ${name}`}
              name="quantity"
            />
            <Button tone="secondary" type="submit">
              Update<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </Inline>
        </ChangeForm>
        <ChangeForm change="remove" fields={fields}>
          <Button tone="ghost" type="submit">
            Remove<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </ChangeForm>
      </Inline>
    </Stack>
  );
}

interface ChangeFormProps {
  change: 'more' | 'set' | 'remove';
  fields: Readonly<Record<string, string>>;
  children: ReactNode;
}

function ChangeForm({ change, fields, children }: ChangeFormProps) {
  return (
    <form action={paths.cart} method="post">
      <input name="change" type="hidden" value={change} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {children}
    </form>
  );
}
