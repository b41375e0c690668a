import { Checkbox } from '@elvora/design-system/Checkbox';
import { Link } from '@elvora/design-system/Link';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Checkbox,
  parameters: { design: ['sheet-components'] },
  args: { label: 'Product Updates', name: 'comments' },
});

export const Default = meta.story({});

export const Playground = meta.story({
  tags: ['!test'],
  args: { hint: 'New parts and revised tables', defaultSelected: true },
});

export const WithLink = meta.story({
  args: {
    isRequired: true,
    label: (
      <>
        I have read and accept the{' '}
        <Link href="#/terms" isUnderlined>
          terms for distributors
        </Link>
        .
      </>
    ),
  },
});

export const Mixed = meta.story({ args: { label: 'All of them', isIndeterminate: true } });
