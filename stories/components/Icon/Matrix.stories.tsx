import * as icons from '@elvora/design-system/Icon';
import { Text } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';

const { iconSizes, ...drawings } = icons;
const meta = preview.meta({ component: icons.IconCheck, tags: ['visual'] });

export const AllIcons = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
      {Object.entries(drawings).map(([name, Drawing]) => (
        <div key={name} style={{ display: 'grid', gap: 8, justifyItems: 'center', textAlign: 'center' }}>
          <div style={{ display: 'flex', gap: 8, alignItems: 'end' }}>
            <Drawing size={16} />
            <Drawing size={20} />
            <Drawing size={28} />
          </div>
          <Text look="micro" tone="muted">
            {name}
          </Text>
        </div>
      ))}
    </div>
  ),
});

export const AllSizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      {iconSizes.map((size) => (
        <icons.IconShieldCheck key={size} size={size} />
      ))}
    </div>
  ),
});
