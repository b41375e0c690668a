import { Callout } from '@elvora/design-system/Callout';
import { longName } from '@elvora/catalogue/fixtures';
import { Button } from '@elvora/design-system/Button';
import { Inline, Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { calloutArgs } from './calloutArgs.tsx';

const meta = preview.meta({ component: Callout, tags: ['visual'], args: calloutArgs });

export const Variants = meta.story({
  render: (args) => (
    <Stack gap="3">
      <Callout {...args} />
      <Callout
        action={
          <Inline>
            <Button size="sm">Resume draft</Button>
            <Button size="sm" tone="secondary">
              Discard draft
            </Button>
          </Inline>
        }
        text="A draft of 21 November 2026 is kept in this browser."
      />
      <Callout text={longName} title={longName} />
    </Stack>
  ),
});

export const RightToLeft = Variants.extend({ globals: { direction: 'rtl' } });
