import { Text } from './index.ts';

export const takesLookToneAndWeight = () => (
  <Text isInline look="caption" maxLines={2} tone="muted" weight="strong">
    3 products
  </Text>
);

export const refusesWhatIsNoText = () => (
  <>
    {/* @ts-expect-error titles are headings */}
    <Text look="heading1">Title</Text>
    {/* @ts-expect-error no such tone */}
    <Text tone="pink">Text</Text>
    {/* @ts-expect-error one to three lines */}
    <Text maxLines={9}>Text</Text>
  </>
);
