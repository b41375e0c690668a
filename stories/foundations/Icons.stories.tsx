import * as icons from '@elvora/design-system/Icon';
import { Text } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';
import { Cards, Chapter } from './parts.tsx';

const { iconSizes, ...drawings } = icons;

const meta = preview.meta({ tags: ['visual'], parameters: { layout: 'fullscreen' } });

/** All icons at 16, 20 and 28 px. */
export const AllIcons = meta.story({
  render: () => (
    <Chapter note={`Tabler, 24 grid; drawn for ${iconSizes.join(', ')} px.`} title="Icons">
      <Cards minWidth={140}>
        {Object.entries(drawings).map(([name, Drawing]) => (
          <div key={name} style={{ display: 'grid', gap: 8, justifyItems: 'center', textAlign: 'center' }}>
            <div style={{ alignItems: 'end', display: 'flex', gap: 8 }}>
              <Drawing size={16} />
              <Drawing size={20} />
              <Drawing size={28} />
            </div>
            <Text variant="micro" tone="muted">
              {name}
            </Text>
          </div>
        ))}
      </Cards>
    </Chapter>
  ),
});
