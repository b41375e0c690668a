import { style } from '@vanilla-extract/css';
import {
  bottomBarAnchor,
  clearOfFloatingCorner,
  from,
  inComponents,
  media,
  typeStyle,
} from '../../styles/index.ts';
import { zIndex, vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    paddingBlockStart: vars.space['1'],
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const row = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: '12px' }));

export const fixedToBottom = style(
  inComponents({
    '@media': {
      [media.narrowAndTall]: {
        position: 'fixed',
        anchorName: bottomBarAnchor,
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: zIndex.bar,
        flexWrap: 'nowrap',
        padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
        background: vars.surface.page,
        borderBlockStart: `1px solid ${vars.border.subtle}`,
        boxShadow: vars.elevation['3'],
      },
    },
  }),
);

/** Hidden on the narrowest screens, where the button needs the whole bar. */
export const quantity = style(
  inComponents({
    display: 'grid',
    '@media': { '(max-width: 23.4em)': { selectors: { [`${fixedToBottom} > &`]: { display: 'none' } } } },
  }),
);

export const add = style(
  inComponents({
    ...clearOfFloatingCorner(),
    flex: '1 1 168px',
    '@media': { [from.md]: { flex: 'none', minWidth: '240px' } },
  }),
);

export const note = style(
  inComponents({
    display: 'flex',
    gap: vars.space['1'],
    alignItems: 'center',
    marginBlockStart: '12px',
    ...typeStyle('bodySm'),
    color: vars.text.muted,
  }),
);
