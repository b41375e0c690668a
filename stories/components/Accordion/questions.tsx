import type { AccordionItem } from '@elvora/design-system/Accordion';
import { Link } from '@elvora/design-system/Link';
import { Text } from '@elvora/design-system/Text';

export const questions: readonly AccordionItem[] = [
  {
    id: 'how-to-buy',
    title: 'How can I buy your products?',
    content: (
      <Text tone="soft">
        Through a regional dealer. Put the products you need on your quote list, send it with your email
        address, and the dealer for your area answers with price and delivery time.
      </Text>
    ),
  },
  {
    id: 'prices',
    title: 'Why are there no prices on the site?',
    content: (
      <Text tone="soft">Prices depend on quantity, freight, taxes and the price of copper and brass.</Text>
    ),
  },
  {
    id: 'become-a-dealer',
    title: 'How can I become a dealer?',
    content: (
      <Text tone="soft">
        Fill in the application on the{' '}
        <Link href="#distributor" isUnderlined>
          Distributor
        </Link>{' '}
        page.
      </Text>
    ),
  },
];
