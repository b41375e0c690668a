import { style } from '@vanilla-extract/css';
import { clearOfFloatingCorner, from, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars, zIndex } from '../../theme/index.ts';

export const root = style(
  inComponents({
    position: 'relative',
    // Above the floating buttons, so that they cover no field.
    zIndex: zIndex.submit,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['3'],
    padding: '16px',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
    '@media': {
      [from.md]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.stickyTop} + 24px)`,
        padding: '28px',
      },
      [media.short]: { position: 'relative', insetBlockStart: 0 },
      [media.print]: { display: 'none' },
    },
  }),
);

export const details = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['3'],
    paddingBlockStart: vars.space['3'],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
  }),
);

/** The panel is taller than small screens, so the floating buttons hide only for its submit button. */
export const submit = style(inComponents({ ...clearOfFloatingCorner(), display: 'grid' }));

export const note = style(
  inComponents({ ...typeStyle('caption'), color: vars.text.muted, textAlign: 'center' }),
);
