import { from, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import { style } from '@vanilla-extract/css';

export const product = style(
  inComponents({
    display: 'grid',
    // Lets long words wrap instead of widening the page.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['3'],
    '@media': {
      [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space['5'] },
      [from.lg]: { gridTemplateColumns: 'minmax(0, 648px) minmax(0, 1fr)', columnGap: '56px' },
      // In print a smaller picture leaves space for the text and the start of the table.
      [media.print]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: vars.space['3'] },
    },
  }),
);

export const details = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2'],
    marginBlockStart: vars.space['1'],
    paddingBlockStart: vars.space['3'],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
  }),
);

export const actions = style(inComponents({ '@media': { [media.print]: { display: 'none' } } }));

export const list = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['1'],
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(
  inComponents({
    position: 'relative',
    paddingInlineStart: '20px',
    ...typeStyle('bodyMd'),
    color: vars.text.body,
    '::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '11px',
      width: '10px',
      height: '2px',
      background: vars.action.primary.rest,
    },
  }),
);

export const specifications = style(
  inComponents({
    marginBlockStart: vars.space['6'],
    '@media': { [from.md]: { marginBlockStart: vars.space['10'] } },
  }),
);
