import { OfflineNotice } from '@elvora/design-system/OfflineNotice';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: OfflineNotice, tags: ['behaviour'] });

/** Simulates a change of `navigator.onLine`. */
function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

export const FollowsTheConnection = meta.story({
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    try {
      setOnline(false);
      await waitFor(() => expect(status).toHaveTextContent('You are offline.'));
      setOnline(true);
      await waitFor(() => expect(status).toBeEmptyDOMElement());
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  },
});
