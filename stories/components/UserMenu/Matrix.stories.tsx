import { Inline } from '@elvora/design-system/layout';
import { UserMenu } from '@elvora/design-system/UserMenu';
import preview from '#.storybook/preview';
import { groups } from './groups.ts';

const act = () => undefined;
const meta = preview.meta({
  component: UserMenu<string>,
  tags: ['visual'],
  args: { name: 'admin', groups, onAction: act },
});

export const Names = meta.story({
  render: () => (
    <Inline>
      {['admin', 'Meera Krishnan', 'a.very.long.address.of.somebody@elvora.example'].map((name) => (
        <UserMenu groups={groups} key={name} name={name} onAction={act} />
      ))}
    </Inline>
  ),
});
