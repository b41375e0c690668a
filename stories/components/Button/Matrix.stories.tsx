import { Button, buttonSizes, buttonTones } from '@elvora/design-system/Button';
import { IconDownload } from '@elvora/design-system/Icon';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';
import { Matrix } from '../../_support/Matrix.tsx';

const meta = preview.meta({ component: Button, tags: ['visual'], args: { children: 'Retry' } });

const states = {
  rest: {},
  disabled: { isDisabled: true },
  busy: { isBusy: true },
  'busy with text': { isBusy: true, busyLabel: 'Saving...' },
} as const;

export const TonesAndStates = meta.story({
  render: () => (
    <Surface surface="page">
      <Matrix
        cell={(tone, state) => (
          <Button {...states[state]} tone={tone}>
            Add To Quote
          </Button>
        )}
        columns={Object.keys(states) as (keyof typeof states)[]}
        rows={buttonTones}
      />
    </Surface>
  ),
});

export const TonesAndSizes = meta.story({
  render: () => (
    <Stack>
      <Matrix
        cell={(tone, size) => (
          <Button icon={IconDownload} size={size} tone={tone}>
            With icon
          </Button>
        )}
        columns={buttonSizes}
        rows={buttonTones}
      />
    </Stack>
  ),
});
