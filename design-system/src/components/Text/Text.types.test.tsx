import { Text } from './index.ts';

export const takesVariantToneAndWeight = () => (
  <Text isInline variant="caption" maxLines={2} tone="muted" weight="strong">
    3 products
  </Text>
);

export const rejectsUnknownVariants = () => (
  <>
    {/* @ts-expect-error a title is a heading */}
    <Text variant="heading1">Title</Text>
    {/* @ts-expect-error unknown tone */}
    <Text tone="pink">Text</Text>
    {/* @ts-expect-error one to three lines */}
    <Text maxLines={9}>Text</Text>
  </>
);
