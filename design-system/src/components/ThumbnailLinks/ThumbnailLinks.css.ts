import { style } from '@vanilla-extract/css';
import { inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1_5'] }));

export const link = style(
  inComponents({
    overflowWrap: 'anywhere',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1_5'],
    minHeight: '56px',
    padding: '6px 12px 6px 6px',
    ...typeStyle('bodySm'),
    fontWeight: 600,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
    transition: transition(['border-color', 'box-shadow', 'color']),
    '@media': {
      [media.hover]: {
        ':hover': { color: vars.text.link, borderColor: vars.border.strong, boxShadow: vars.elevation['2'] },
      },
    },
  }),
);

export const thumb = style(
  inComponents({ flex: 'none', width: '44px', borderRadius: vars.radius['1'], overflow: 'hidden' }),
);
