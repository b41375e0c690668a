import { Chip } from './index.ts';

export const takesToneAndLook = () => (
  <Chip hasDot look="outline" tone="success">
    Active
  </Chip>
);

export const refusesWhatItCannotBe = () => (
  <>
    {/* @ts-expect-error no such tone */}
    <Chip tone="pink">Active</Chip>
    {/* @ts-expect-error a chip is no control */}
    <Chip onPress={() => undefined}>Active</Chip>
  </>
);
