import { packCountText, pluralise, quantityTotalText } from '@elvora/catalogue/operations';
import { Button, ButtonLink } from '@elvora/design-system/Button';
import { DescriptionList } from '@elvora/design-system/DescriptionList';
import { FormReceipt } from '@elvora/design-system/FormReceipt';
import { Heading } from '@elvora/design-system/Heading';
import { IconCopyPlus, IconPrinter } from '@elvora/design-system/Icon';
import { Inline, Stack } from '@elvora/design-system/layout';
import { type LineItem, LineItemTable } from '@elvora/design-system/LineItemTable';
import { NextSteps } from '@elvora/design-system/NextSteps';
import { Text } from '@elvora/design-system/Text';
import type { CartEntry } from '../quoteList/quoteList.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import * as styles from './ReceiptView.css.ts';
import type { QuoteReceipt } from './receipt.ts';

export interface ReceiptViewProps {
  receipt: QuoteReceipt;
  onPrint: () => void;
  onUseAsNewList: () => void;
}

const answered = 'The dealer for your region answers by email.';

/** Receipt of a quote request: reference, all lines, and the next steps. */
export function ReceiptView({ receipt, onPrint, onUseAsNewList }: ReceiptViewProps) {
  const { reference, lines, details } = receipt;
  return (
    <Stack gap="4">
      <FormReceipt
        {...(reference === '' ? {} : { reference: { label: 'Your reference is', value: reference } })}
        text={answered}
        title="Order placed successfully"
      />
      <div className={styles.columns}>
        <section aria-labelledby="receipt-lines" className={styles.lines}>
          <Inline align="center" justify="between">
            <div>
              <Heading id="receipt-lines" level={2} variant="heading4">
                Your request
              </Heading>
              <Text tone="muted" variant="bodySm">
                {pluralise(lines.length, 'line', 'lines')}, {quantityTotalText(lines)}
              </Text>
            </div>
            <div className={styles.actions}>
              <Button icon={IconPrinter} onPress={onPrint} tone="secondary">
                Print
              </Button>
              <Button icon={IconCopyPlus} onPress={onUseAsNewList} tone="secondary">
                Use as new list
              </Button>
            </div>
          </Inline>
          <LineItemTable items={lines.map(toLineItem)} labels={{ code: 'Ordering code' }} />
          <Text tone="muted" variant="bodySm">
            This receipt stays here until you reload or close the page.
          </Text>
          <section aria-labelledby="receipt-details">
            <Stack gap="2">
              <Heading id="receipt-details" level={2} variant="heading5">
                Sent with it
              </Heading>
              <DescriptionList
                items={details.map(({ label, value }) => ({ term: label, description: value }))}
              />
            </Stack>
          </section>
        </section>
        <Stack gap="4">
          <NextSteps steps={nextSteps} title="What happens now" />
          <div className={styles.actions}>
            <ButtonLink href={paths.home} tone="secondary">
              Back to shop
            </ButtonLink>
          </div>
        </Stack>
      </div>
    </Stack>
  );
}

const nextSteps = [
  { title: 'Request received', text: 'It is stored under your reference, with all lines.' },
  {
    title: 'Your dealer checks price and stock',
    text: `${answered.slice(0, -1)} with price, stock and delivery time.`,
  },
  {
    title: 'You decide',
    text: 'Accept, change or decline the offer with your dealer. No payment is made here.',
  },
];

const toLineItem = (line: CartEntry): LineItem => ({
  name: line.product ?? line.name,
  ...(line.code ? { code: line.code } : {}),
  details: [
    ...(line.productId === null ? ['As written by you'] : []),
    ...[line.variant ?? '', packCountText(line)].filter((text) => text !== ''),
  ],
  ...(line.note ? { note: line.note } : {}),
  source: pictureSourceFor(line.picture, 'thumb'),
  quantity: line.quantity,
});
