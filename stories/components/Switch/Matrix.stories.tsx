import { Stack } from '@elvora/design-system/layout';
import { Switch } from '@elvora/design-system/Switch';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: Switch, tags: ['visual'], args: { label: 'Off' } });

export const States = meta.story({
  render: () => (
    <Stack>
      <Switch label="Off" />
      <Switch defaultSelected label="On" />
      <Switch isDisabled label="Disabled" />
      <Switch isDisabled defaultSelected label="On, disabled" />
      <Switch hint="Shows the Trending chip" isBoxed defaultSelected isReversed label="Boxed" />
    </Stack>
  ),
});
