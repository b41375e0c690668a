import { Stack } from '@elvora/design-system/layout';
import { Text, textVariants, textTones, textWeights } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';

const meta = preview.meta({ component: Text, tags: ['visual'], args: { children: '' } });

export const Variants = meta.story({
  render: () => (
    <Stack>
      {textVariants.map((look) => (
        <Text key={look} variant={look}>
          {look}: Choose the size by the outer diameter, 205 mm.
        </Text>
      ))}
    </Stack>
  ),
});

export const TonesAndWeights = meta.story({
  render: () => (
    <Stack>
      {textTones.map((tone) => (
        <Surface key={tone} surface={tone.startsWith('onDark') ? 'inverse' : 'page'}>
          {textWeights.map((weight) => (
            <Text key={weight} tone={tone} weight={weight}>
              {tone}, {weight}: regional dealers keep the common sizes.
            </Text>
          ))}
        </Surface>
      ))}
    </Stack>
  ),
});
