import { MediaView } from '@elvora/storefront/views/media/Media';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { documents } from '../_support/documents.ts';

const meta = preview.meta({
  component: MediaView,
  tags: ['visual'],
  parameters: {
    design: ['storefront-media-downloads-desktop', 'storefront-media-downloads-mobile'],
    layout: 'fullscreen',
  },
  args: {
    title: 'Media & Downloads',
    lead: 'Policies, audit forms and plans behind our work. PDF opens in the browser; Word and Excel files are downloaded.',
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Media & Downloads' }],
    supplierCode: { title: 'Supplier Code of Conduct', href: '#code.pdf' },
    state: { status: 'ready' as const, documents },
  },
});

export const Files = meta.story();

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

const onRetry = fn();

export const Failed = meta.story({
  args: { state: { status: 'failed', onRetry, isRetrying: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});
