import { Chip } from './index.ts';

export const takesToneAndVariant = () => (
  <Chip hasDot variant="outline" tone="success">
    Active
  </Chip>
);

export const refusesUnknownVariants = () => (
  <>
    {/* @ts-expect-error no such tone */}
    <Chip tone="pink">Active</Chip>
    {/* @ts-expect-error a chip is not interactive */}
    <Chip onPress={() => undefined}>Active</Chip>
  </>
);
