import { DescriptionList } from '@elvora/design-system/DescriptionList';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: DescriptionList,
  parameters: { design: ['admin-enquiries-desktop', 'admin-enquiries-mobile'] },
  args: {
    items: [
      { term: 'Name', description: 'Asha Rao' },
      { term: 'Email', description: 'asha.rao@example.com' },
      { term: 'Phone', description: '' },
      { term: 'Message', description: 'First line\nSecond line' },
    ],
  },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { variant: 'bar' } });

/** Key facts between two rules. */
export const Bar = meta.story({ args: { variant: 'bar' } });
