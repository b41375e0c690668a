import { IconShieldCheck, IconStarFilled, iconSizes } from '@elvora/design-system/Icon';
import { Inline } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: IconShieldCheck, tags: ['visual'] });

export const LineAndFilledSizes = meta.story({
  render: () => (
    <Inline gap="3">
      {iconSizes.map((size) => (
        <IconShieldCheck key={size} size={size} />
      ))}
      {iconSizes.map((size) => (
        <IconStarFilled key={size} size={size} />
      ))}
    </Inline>
  ),
});
