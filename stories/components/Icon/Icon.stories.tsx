import { IconCircuitMotor, iconSizes } from '@elvora/design-system/Icon';
import { Inline } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: IconCircuitMotor,
  parameters: { design: ['sheet-foundations'] },
  args: { size: 20 },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { size: 28 } });

/** Small icons have a thicker stroke. */
export const Sizes = meta.story({
  render: () => (
    <Inline gap="3">
      {iconSizes.map((size) => (
        <IconCircuitMotor key={size} size={size} />
      ))}
    </Inline>
  ),
});

/** Takes the colour of the text around it. */
export const InText = meta.story({
  render: () => (
    <p style={{ color: 'rebeccapurple' }}>
      <IconCircuitMotor />
    </p>
  ),
});
