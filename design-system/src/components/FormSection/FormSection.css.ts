import { style } from '@vanilla-extract/css';
import { from, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'block',
    minWidth: 0,
    margin: 0,
    padding: 0,
    paddingBlockEnd: vars.space['4'],
    border: 0,
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    '@media': { [from.md]: { paddingBlockEnd: '56px' } },
  }),
);

/** Floats, because a legend cannot be a grid item of its fieldset. */
export const legend = style(
  inComponents({
    display: 'grid',
    gap: '6px',
    overflowWrap: 'anywhere',
    width: '100%',
    padding: 0,
    marginBlockEnd: vars.space['3'],
    '@media': {
      [from.md]: { float: 'inline-start', width: '38%', paddingInlineEnd: vars.space['4'] },
    },
  }),
);

export const title = style(inComponents({ ...typeStyle('heading4') }));
export const hint = style(inComponents({ ...typeStyle('bodySm'), color: vars.text.muted }));

export const fields = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['3'],
    minWidth: 0,
    '@media': { [from.md]: { marginInlineStart: '38%' } },
  }),
);

export const pair = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['3'],
    alignItems: 'start',
    '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
