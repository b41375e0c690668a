import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: ErrorPanel, tags: ['visual'], args: { title: '' } });

const retry = () => undefined;

export const States = meta.story({
  render: () => (
    <Stack>
      <ErrorPanel
        onRetry={retry}
        text="Check the connection and try again. Nothing you entered is lost."
        title="Error: Failed to fetch categories"
      />
      <ErrorPanel isRetrying onRetry={retry} title="Failed to load products. Please try again later." />
      <ErrorPanel text="The rest of the page works." title="Failed to load products." />
      <ErrorPanel onRetry={retry} title={'Error: ' + 'cannot '.repeat(60)} />
    </Stack>
  ),
});
