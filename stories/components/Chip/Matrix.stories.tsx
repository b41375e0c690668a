import { Chip, chipLooks } from '@elvora/design-system/Chip';
import { IconFlame } from '@elvora/design-system/Icon';
import { Inline } from '@elvora/design-system/layout';
import { tones } from '@elvora/design-system/theme';
import preview from '#.storybook/preview';
import { Matrix } from '../../_support/Matrix.tsx';

const meta = preview.meta({ component: Chip, tags: ['visual'], args: { children: '' } });

export const TonesAndLooks = meta.story({
  render: () => (
    <Matrix
      cell={(tone, look) => (
        <Inline>
          <Chip look={look} tone={tone}>
            Draft
          </Chip>
          <Chip hasDot look={look} tone={tone}>
            Active
          </Chip>
          <Chip icon={IconFlame} look={look} tone={tone}>
            Bestseller
          </Chip>
        </Inline>
      )}
      columns={chipLooks}
      rows={tones}
    />
  ),
});
