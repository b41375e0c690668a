import { NotFoundMessage } from '@elvora/design-system/NotFoundMessage';
import { longName } from '@elvora/catalogue/fixtures';
import preview from '#.storybook/preview';
import { notFoundMessageArgs } from './notFoundMessageArgs.tsx';

const meta = preview.meta({ component: NotFoundMessage, tags: ['visual'], args: notFoundMessageArgs });

export const Titles = meta.story({
  render: (args) => (
    <>
      <NotFoundMessage {...args} />
      <NotFoundMessage {...args} title={longName} />
    </>
  ),
});
