import { Chip, chipVariants } from '@elvora/design-system/Chip';
import { IconFlame } from '@elvora/design-system/Icon';
import { Inline } from '@elvora/design-system/layout';
import { tones } from '@elvora/design-system/theme';
import preview from '#.storybook/preview';
import { Matrix } from '../../_support/Matrix.tsx';

const meta = preview.meta({ component: Chip, tags: ['visual'], args: { children: '' } });

export const TonesAndVariants = meta.story({
  render: () => (
    <Matrix
      cell={(tone, look) => (
        <Inline>
          <Chip variant={look} tone={tone}>
            Draft
          </Chip>
          <Chip hasDot variant={look} tone={tone}>
            Active
          </Chip>
          <Chip icon={IconFlame} variant={look} tone={tone}>
            Bestseller
          </Chip>
        </Inline>
      )}
      columns={chipVariants}
      rows={tones}
    />
  ),
});
