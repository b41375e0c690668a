import { Inline } from '@elvora/design-system/layout';
import { Skeleton, skeletonShapes } from '@elvora/design-system/Skeleton';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: Skeleton, tags: ['visual'] });

export const Shapes = meta.story({
  render: () => (
    <Inline>
      {skeletonShapes.map((shape) => (
        <Skeleton height={shape === 'line' ? undefined : '96px'} key={shape} shape={shape} width="96px" />
      ))}
    </Inline>
  ),
});
