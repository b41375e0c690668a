import { GalleryView, type GalleryViewProps } from '@elvora/storefront/views/gallery/Gallery';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ninePhotos } from '../_support/gallery.ts';
import { brokenPicture } from '../_support/pictures.ts';

const photoOf = (src: string) => ninePhotos.find(({ id }) => `${id}.jpg` === src)?.source ?? null;

const content: GalleryViewProps['content'] = {
  title: 'GALLERY',
  filters: ['Office', 'Team', 'Building', 'Events'],
  photos: ninePhotos.map(({ id, alt, category }) => ({ id: Number(id), alt, category, src: `${id}.jpg` })),
};

const meta = preview.meta({
  component: GalleryView,
  tags: ['visual'],
  args: {
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Gallery' }],
    content,
    getPictureSource: photoOf,
    onOpenChange: fn(),
  },
  parameters: { design: ['storefront-gallery-desktop', 'storefront-gallery-mobile'], layout: 'fullscreen' },
});

export const NinePhotos = meta.story();

export const MissingPictures = meta.story({ args: { getPictureSource: () => brokenPicture } });

/** S-233, S-234, S-235, S-239. */
export const HasTitleBreadcrumbsAndFilters = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('GALLERY');
    const way = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(way).toHaveTextContent('HomeGallery');
    await expect(canvas.getAllByRole('button', { name: /^Open photo/ })).toHaveLength(9);
  },
});
