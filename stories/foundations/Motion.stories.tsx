import { motion, vars } from '@elvora/design-system/theme';
import { Text } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';
import { Cards, Chapter, Label } from './parts.tsx';

const meta = preview.meta({ tags: ['visual'], parameters: { layout: 'fullscreen' } });

/** The curve on a 100 by 100 square: `cubic-bezier(x1, y1, x2, y2)` is a path of one segment. */
const curveOf = (easing: string) => {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (/\((.*)\)/.exec(easing)?.[1] ?? '').split(',').map(Number);
  return easing === 'linear'
    ? 'M0 100L100 0'
    : `M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`;
};

export const Speeds = meta.story({
  render: () => (
    <Chapter note="Only opacity and transform move. Under reduced motion every duration is 0." title="Motion">
      <Cards>
        {Object.entries(motion).map(([name, { duration, easing }]) => (
          <div key={name} style={{ border: `1px solid ${vars.border.subtle}`, borderRadius: 4, padding: 16 }}>
            <svg aria-hidden height="64" viewBox="-4 -4 108 108" width="64">
              <path d={curveOf(easing)} fill="none" stroke={vars.action.primary.rest} strokeWidth="3" />
            </svg>
            <Label name={`motion.${name}`} value={`${duration} ms`} />
            <Text variant="caption" tone="muted">
              {easing}
            </Text>
          </div>
        ))}
      </Cards>
    </Chapter>
  ),
});
