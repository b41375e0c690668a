import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'grid',
    gap: vars.space['3'],
    '@media': { [from.md]: { gridTemplateColumns: '344px minmax(0, 1fr)', minHeight: '100%' } },
  }),
);

export const source = style(
  inComponents({
    display: 'grid',
    gap: vars.space['2'],
    alignContent: 'start',
    '@media': { [from.md]: { position: 'sticky', top: 0, alignSelf: 'start' } },
  }),
);

export const sourceActions = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'], justifyContent: 'space-between' }),
);

export const preview = style(inComponents({ minWidth: 0, selectors: { '&:focus-visible': focusRing() } }));

export const previewHeader = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['1'],
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '40px',
    paddingBlockEnd: vars.space['1'],
  }),
);

export const counts = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] }));

export const rows = style(inComponents({ borderBlockEnd: `1px solid ${vars.border.subtle}` }));
