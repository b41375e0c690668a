import { IconPlus } from '../Icon/index.ts';
import { Button, ButtonLink } from './index.ts';

export const takesTheTonesAndSizes = () => (
  <Button icon={IconPlus} size="lg" tone="danger">
    Delete
  </Button>
);

export const rejectsUnknownVariants = () => (
  <>
    {/* @ts-expect-error unknown tone */}
    <Button tone="warning">Save</Button>
    {/* @ts-expect-error unknown size */}
    <Button size="xl">Save</Button>
  </>
);

export const rejectsClassNamesAndStyles = () => (
  <>
    {/* @ts-expect-error appearance is set by tone and size */}
    <Button className="mine">Save</Button>
    {/* @ts-expect-error appearance is set by tone and size */}
    <Button style={{ color: 'red' }}>Save</Button>
  </>
);

// @ts-expect-error the label is required
export const needsALabel = () => <Button />;

export const rejectsIconElements = () => (
  // @ts-expect-error the button sets the size of its icon
  <Button icon={<IconPlus />}>Save</Button>
);

// @ts-expect-error href is required
export const linkNeedsAnAddress = () => <ButtonLink>All products</ButtonLink>;

export const linkIsNeverBusy = () => (
  // @ts-expect-error links have no busy state
  <ButtonLink href="/" isBusy>
    All products
  </ButtonLink>
);
