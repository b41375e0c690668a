import { ThumbnailLinks } from '@elvora/design-system/ThumbnailLinks';
import { longName } from '@elvora/catalogue/fixtures';
import preview from '#.storybook/preview';
import { thumbnailLinksArgs } from './thumbnailLinksArgs.tsx';

const meta = preview.meta({ component: ThumbnailLinks, tags: ['visual'], args: thumbnailLinksArgs });

export const Names = meta.story({
  args: { items: [...thumbnailLinksArgs.items, { name: longName, href: '#long', source: null }] },
});

export const RightToLeft = Names.extend({ globals: { direction: 'rtl' } });
