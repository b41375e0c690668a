import { Button } from '@elvora/design-system/Button';
import { Inline } from '@elvora/design-system/layout';
import { showToast, Toaster } from '@elvora/design-system/Toaster';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Toaster,
  parameters: { design: ['storefront-toast-desktop', 'storefront-toast-mobile', 'sheet-components'] },
  render: (args) => (
    <>
      <Toaster {...args} />
      <Inline>
        <Button onPress={() => showToast({ tone: 'success', title: 'Added to quote', text: 'Cable Lug' })}>
          Success
        </Button>
        <Button
          onPress={() => showToast({ tone: 'warning', title: 'Already added to quote' })}
          tone="secondary"
        >
          Warning
        </Button>
        <Button
          onPress={() => showToast({ tone: 'danger', title: 'Failed to save product' })}
          tone="secondary"
        >
          Danger
        </Button>
        <Button
          onPress={() =>
            showToast({
              tone: 'info',
              title: 'Category deleted',
              action: { label: 'Undo', onPress: () => undefined },
            })
          }
          tone="secondary"
        >
          With an action
        </Button>
      </Inline>
    </>
  ),
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { labels: { close: 'Dismiss' } } });
