import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
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
