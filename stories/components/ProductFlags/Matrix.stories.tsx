import { Inline } from '@elvora/design-system/layout';
import { ProductFlags } from '@elvora/design-system/ProductFlags';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';

const meta = preview.meta({ component: ProductFlags, tags: ['visual'] });

export const Backgrounds = meta.story({
  render: () => (
    <>
      {(['page', 'photo'] as const).map((surface) => (
        <Surface key={surface} surface={surface}>
          <Inline>
            <ProductFlags isBestseller isOnPicture={surface === 'photo'} isTrending />
          </Inline>
        </Surface>
      ))}
    </>
  ),
});
