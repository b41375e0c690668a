import { style } from '@vanilla-extract/css';
import { from, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const footer = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    minHeight: vars.size.controlSm,
    marginBlockStart: 'auto',
  }),
);

export const linkText = style(
  inComponents({ ...typeStyle('caption'), fontWeight: 500, color: vars.text.link }),
);

export const addSkeleton = style(
  inComponents({ flex: 'none', width: vars.size.controlSm, height: vars.size.controlSm }),
);

/** Over the corner of the picture; above the name where the picture is small. */
export const flags = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['0_5'],
    pointerEvents: 'none',
    '@media': {
      [from.md]: { position: 'absolute', insetBlockStart: '8px', insetInlineStart: '8px', maxWidth: '132px' },
    },
  }),
);

export const facts = style(
  inComponents({ ...typeStyle('bodySm'), fontWeight: 500, fontVariantNumeric: 'tabular-nums' }),
);
