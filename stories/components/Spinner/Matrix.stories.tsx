import { Inline } from '@elvora/design-system/layout';
import { Spinner, spinnerSizes } from '@elvora/design-system/Spinner';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: Spinner, tags: ['visual'] });

export const Sizes = meta.story({
  render: () => (
    <Inline>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
});
