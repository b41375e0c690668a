import { IconPencil } from '@elvora/design-system/Icon';
import {
  IconButton,
  iconButtonSizes,
  iconButtonTones,
  iconButtonVariants,
} from '@elvora/design-system/IconButton';
import { Inline } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';
import { Matrix } from '../../_support/Matrix.tsx';

const meta = preview.meta({
  component: IconButton,
  tags: ['visual'],
  args: { label: 'Edit', icon: IconPencil },
});

export const TonesVariantsAndSizes = meta.story({
  render: () => (
    <Matrix
      cell={(tone, variant) => (
        <Surface surface={tone === 'onDark' ? 'inverse' : 'page'}>
          <Inline>
            {iconButtonSizes.map((size) => (
              <IconButton
                icon={IconPencil}
                key={size}
                label={`Edit ${size}`}
                size={size}
                tone={tone}
                variant={variant}
              />
            ))}
            <IconButton icon={IconPencil} isDisabled label="Edit off" tone={tone} variant={variant} />
            <IconButton icon={IconPencil} isBusy label="Edit busy" tone={tone} variant={variant} />
          </Inline>
        </Surface>
      )}
      columns={iconButtonVariants}
      rows={iconButtonTones}
    />
  ),
});
