import { IconPlus } from '../Icon/index.ts';
import { Button, ButtonLink } from './index.ts';

export const takesTheTonesAndSizes = () => (
  <Button icon={IconPlus} size="lg" tone="danger">
    Delete
  </Button>
);

export const refusesUnknownVariants = () => (
  <>
    {/* @ts-expect-error no such tone */}
    <Button tone="warning">Save</Button>
    {/* @ts-expect-error no such size */}
    <Button size="xl">Save</Button>
  </>
);

export const refusesStylesFromOutside = () => (
  <>
    {/* @ts-expect-error looks are chosen by tone and size */}
    <Button className="mine">Save</Button>
    {/* @ts-expect-error looks are chosen by tone and size */}
    <Button style={{ color: 'red' }}>Save</Button>
  </>
);

// @ts-expect-error a button says what it does
export const needsALabel = () => <Button />;

export const takesNoDrawnIcon = () => (
  // @ts-expect-error the button gives the icon its size
  <Button icon={<IconPlus />}>Save</Button>
);

// @ts-expect-error a link goes somewhere
export const linkNeedsAnAddress = () => <ButtonLink>All products</ButtonLink>;

export const linkIsNeverBusy = () => (
  // @ts-expect-error an address has no busy state
  <ButtonLink href="/" isBusy>
    All products
  </ButtonLink>
);
