import { UpdateNotice } from '@elvora/design-system/UpdateNotice';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: UpdateNotice,
  tags: ['behaviour'],
  args: { isShown: false, onReload: fn() },
});

/** O99 */
export const IsAnnounced = meta.story({
  render: function Updated(args) {
    const [isShown, setShown] = useState(false);
    return (
      <>
        <button onClick={() => setShown(true)} type="button">
          Deploy
        </button>
        <UpdateNotice {...args} isShown={isShown} />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Deploy' }));
    await expect(status).toHaveTextContent('This site has been updated. Reload to continue.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
