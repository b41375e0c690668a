import { AuthLayout } from '@elvora/design-system/AuthLayout';
import { Button } from '@elvora/design-system/Button';
import { Stack } from '@elvora/design-system/layout';
import { TextField } from '@elvora/design-system/TextField';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: AuthLayout,
  parameters: { design: ['admin-sign-in-desktop', 'admin-sign-in-mobile'], layout: 'fullscreen' },
  args: {
    brand: 'ELVORA',
    area: 'Admin',
    title: 'Sign in',
    lead: 'Manage categories, products and enquiries.',
    note: 'Lost your password? The owner account can set a new one.',
    footer: '© 2026 ELVORA',
    picture: photos.contactor,
    children: (
      <Stack gap="2">
        <TextField label="User name" />
        <TextField label="Password" type="password" />
        <Button isFullWidth size="lg">
          Sign in
        </Button>
      </Stack>
    ),
  },
});

export const Default = meta.story({});

export const Playground = meta.story({ args: { title: 'Set a new password', note: undefined } });
