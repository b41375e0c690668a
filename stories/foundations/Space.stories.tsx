import { breakpoints, radius, space, vars } from '@elvora/design-system/theme';
import preview from '#.storybook/preview';
import { Cards, Chapter, Label } from './parts.tsx';

const meta = preview.meta({ tags: ['visual'], parameters: { layout: 'fullscreen' } });

const fill = { background: vars.action.text.pressed, border: `1px solid ${vars.tone.brand.border}` };

/** Multiples of 8 px, and 4 px. */
export const Scale = meta.story({
  render: () => (
    <Chapter title="Space">
      <div style={{ alignItems: 'end', display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        {Object.entries(space).map(([step, px]) => (
          <div key={step}>
            <div style={{ ...fill, height: px, width: px }} />
            <Label name={step} value={`${px} px`} />
          </div>
        ))}
      </div>
    </Chapter>
  ),
});

export const Radius = meta.story({
  render: () => (
    <Chapter title="Radius">
      <Cards>
        {Object.entries(radius).map(([step, px]) => (
          <div key={step}>
            <div style={{ ...fill, borderRadius: px, height: 72 }} />
            <Label name={step} value={`${px} px`} />
          </div>
        ))}
      </Cards>
    </Chapter>
  ),
});

/** The width from which each breakpoint applies. */
export const Breakpoints = meta.story({
  render: () => (
    <Chapter title="Breakpoints">
      {Object.entries(breakpoints).map(([name, px]) => (
        <div key={name}>
          <div style={{ ...fill, height: 16, maxWidth: '100%', width: Math.max(px / 2, 1) }} />
          <Label name={name} value={`from ${px} px`} />
        </div>
      ))}
    </Chapter>
  ),
});
