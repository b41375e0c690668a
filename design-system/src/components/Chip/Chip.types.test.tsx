import { Chip } from './index.ts';

export const takesToneAndVariant = () => (
  <Chip hasDot variant="outline" tone="success">
    Active
  </Chip>
);

export const rejectsUnknownVariants = () => (
  <>
    {/* @ts-expect-error unknown tone */}
    <Chip tone="pink">Active</Chip>
    {/* @ts-expect-error chips are not interactive */}
    <Chip onPress={() => undefined}>Active</Chip>
  </>
);
