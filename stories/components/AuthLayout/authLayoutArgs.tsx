import { Button } from '@elvora/design-system/Button';
import { Stack } from '@elvora/design-system/layout';
import { TextField } from '@elvora/design-system/TextField';
import { photos } from '../../_support/photos.ts';
import type { AuthLayoutProps } from '@elvora/design-system/AuthLayout';

export const authLayoutArgs: AuthLayoutProps = {
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
};
