import { drawingNames, PlaceholderDrawing } from '@elvora/design-system/PlaceholderDrawing';
import { Text } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: PlaceholderDrawing, tags: ['visual'] });

export const Families = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}>
      {drawingNames.map((name) => (
        <div key={name}>
          <div style={{ aspectRatio: 1 }}>
            <PlaceholderDrawing name={name} />
          </div>
          <Text variant="caption" tone="muted">
            {name}
          </Text>
        </div>
      ))}
    </div>
  ),
});
