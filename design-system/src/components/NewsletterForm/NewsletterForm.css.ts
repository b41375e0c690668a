import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, rem, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] }),
);

export const title = style(
  inComponents({ ...typeStyle('bodySm'), fontWeight: 600, color: vars.text.onDark }),
);

export const fieldRow = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] }));

export const input = style(
  inComponents({
    flex: '1 1 150px',
    minWidth: 0,
    minHeight: vars.size.controlMd,
    paddingInline: '12px',
    ...typeStyle('bodyMd'),
    fontSize: rem(15),
    color: vars.text.onDark,
    background: `color-mix(in srgb, ${vars.text.onDark} 10%, transparent)`,
    border: `1px solid ${vars.text.onDarkMuted}`,
    borderRadius: vars.radius['2'],
    transition: transition(['border-color']),
    '::placeholder': { color: vars.text.onDarkMuted, opacity: 1 },
    ':focus': focusRing({ isOnDark: true, offsetPx: 1 }),
    '@media': {
      // Smaller text would make iOS zoom in.
      [media.coarse]: { minHeight: '44px', fontSize: rem(16) },
    },
  }),
);

export const note = style(
  inComponents({
    ...typeStyle('caption'),
    color: vars.text.onDarkMuted,
    overflowWrap: 'anywhere',
    ':focus-visible': focusRing({ isOnDark: true }),
  }),
);

export const success = style(
  inComponents({ display: 'flex', gap: vars.space['1'], color: vars.text.onDark }),
);
