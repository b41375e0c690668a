import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ErrorPanel,
  parameters: { design: ['storefront-states-sheet'] },
  args: {
    title: 'Error: Failed to fetch categories',
    text: 'Check the connection and try again. Nothing you entered is lost.',
    onRetry: fn(),
  },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { isRetrying: false, retryLabel: 'Retry' } });

export const Short = meta.story({
  args: { title: 'Failed to load products. Please try again later.', text: undefined },
});

export const Retrying = meta.story({ args: { isRetrying: true } });

export const WithoutRetry = meta.story({ args: { onRetry: undefined } });
