import { Stack } from '@elvora/design-system/layout';
import { Meter } from '@elvora/design-system/Meter';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: Meter, tags: ['visual'], args: { label: '', value: 0 } });

/** Reduced motion, so that the screenshots are stable. */
export const Values = meta.story({
  globals: { motion: 'reduced' },
  render: () => (
    <Stack gap="3">
      {[0, 1, 50, 90, 95, 100].map((value) => (
        <Meter key={value} label="Customer Satisfaction" value={value} />
      ))}
      <Meter
        label="A claim whose name is so long that it needs a second line of its own on every phone"
        value={90}
      />
    </Stack>
  ),
});

export const RightToLeft = Values.extend({ globals: { motion: 'reduced', direction: 'rtl' } });

export const ForcedColours = Values.extend({ globals: { motion: 'reduced', colours: 'forced' } });

export const LevelsAndSegments = meta.story({
  globals: { motion: 'reduced' },
  render: () => (
    <Stack gap="3">
      {[10, 50, 90].map((value) => (
        <Meter high={80} key={value} label="Load" low={20} optimum={0} value={value} />
      ))}
      <Meter label="Modules in use" max={12} segments={12} value={7} valueText="7 of 12" />
      <Meter high={80} label="Load in four parts" optimum={0} segments={4} value={90} />
    </Stack>
  ),
});

export const LevelsRightToLeft = LevelsAndSegments.extend({
  globals: { motion: 'reduced', direction: 'rtl' },
});

export const LevelsInForcedColours = LevelsAndSegments.extend({
  globals: { motion: 'reduced', colours: 'forced' },
});
