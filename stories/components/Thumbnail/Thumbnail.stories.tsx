import { Thumbnail } from '@elvora/design-system/Thumbnail';

import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: Thumbnail,
  parameters: { design: ['admin-products-desktop'] },
  args: { source: photos.contactor },
});

export const Default = meta.story({});

export const Playground = meta.story({
  tags: ['!test'],
  args: { size: 96 as const, alt: 'Power contactor' },
});

/** A drawing replaces a missing picture. */
export const WithoutPicture = meta.story({ args: { source: null } });

export const WithoutBorder = meta.story({ args: { hasBorder: false } });
