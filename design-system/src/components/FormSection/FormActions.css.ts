import { style } from '@vanilla-extract/css';
import { clearOfFloatingCorner, from, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Stacked with the submit button first; one row from `sm` up. */
export const root = style(
  inComponents({
    ...clearOfFloatingCorner(),
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    '@media': { [from.sm]: { flexDirection: 'row', alignItems: 'center' } },
  }),
);

export const note = style(
  inComponents({
    ...typeStyle('caption'),
    color: vars.text.muted,
    order: 3,
    '@media': { [from.sm]: { flex: 1, order: 0 } },
  }),
);

const button = { display: 'grid' } as const;

export const secondary = style(inComponents({ ...button, order: 2, '@media': { [from.sm]: { order: 1 } } }));
export const primary = style(inComponents({ ...button, order: 1, '@media': { [from.sm]: { order: 2 } } }));
