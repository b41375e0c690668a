import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    overflowWrap: 'anywhere',
    display: 'grid',
    gap: vars.space['2'],
    padding: '28px',
    background: vars.surface.sunken,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
  }),
);

export const steps = style(inComponents({ display: 'grid', gap: vars.space['2'] }));

export const step = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: '12px',
    rowGap: '2px',
  }),
);

export const number = style(
  inComponents({
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    height: '24px',
    ...typeStyle('caption'),
    fontWeight: 600,
    background: vars.surface.page,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['1'],
  }),
);

export const title = style(inComponents({ ...typeStyle('bodySm'), fontWeight: 600 }));
export const text = style(inComponents({ ...typeStyle('caption'), color: vars.text.soft }));
