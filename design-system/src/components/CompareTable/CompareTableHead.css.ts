import { style } from '@vanilla-extract/css';
import {
  focusRing,
  from,
  inComponents,
  media,
  touchTarget,
  typeStyle,
  visuallyHidden,
} from '../../styles/index.ts';
import { vars, zIndex } from '../../theme/index.ts';
import { row as bodyRow } from './CompareTable.css.ts';

export const head = style(
  inComponents({ display: 'block', '@media': { [from.md]: { display: 'table-header-group' } } }),
);

export const row = style([bodyRow, inComponents({ borderBlockEnd: 0 })]);

export const corner = style(
  inComponents({
    gridColumn: '1 / -1',
    padding: '0 0 16px',
    color: vars.text.muted,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'bottom',
    '@media': { [from.md]: { width: '232px', padding: '0 24px 24px 0' } },
  }),
);

export const note = style(
  inComponents({
    ...typeStyle('caption'),
    position: 'sticky',
    insetInlineStart: 0,
    display: 'inline-block',
    maxWidth: '320px',
    '@media': { [from.md]: { position: 'static', display: 'block' }, [media.print]: { display: 'none' } },
  }),
);

export const column = style(
  inComponents({
    minWidth: 0,
    padding: '0 12px 16px',
    background: vars.surface.page,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'top',
    selectors: {
      '&:nth-child(2)': { position: 'sticky', insetInlineStart: 0, zIndex: zIndex.sticky },
    },
    '@media': {
      [from.md]: {
        padding: '0 0 24px',
        paddingInlineStart: '12px',
        selectors: { '&:nth-child(2)': { position: 'static' } },
      },
      [media.print]: { selectors: { '&:nth-child(2)': { position: 'static' } } },
    },
  }),
);

/** The last column; below all others on phones. */
export const slot = style(
  inComponents({
    gridColumn: '1 / -1',
    paddingBlockEnd: '16px',
    verticalAlign: 'top',
    '@media': {
      [from.md]: { padding: '0 0 24px 12px' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const item = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    alignItems: 'start',
    justifyItems: 'start',
    columnGap: '8px',
    height: '100%',
  }),
);

export const picture = style(
  inComponents({
    width: '100%',
    maxWidth: '168px',
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
  }),
);

export const remove = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: vars.radius['2'],
    color: vars.text.soft,
    ':focus-visible': focusRing(),
    '::after': touchTarget,
    '@media': {
      [media.hover]: { ':hover': { background: vars.surface.hover } },
      [media.print]: { display: 'none' },
    },
  }),
);

export const title = style(
  inComponents({
    ...typeStyle('heading4'),
    gridColumn: '1 / -1',
    marginBlockStart: '12px',
    color: vars.text.default,
    fontVariantNumeric: 'tabular-nums slashed-zero',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':focus-visible': focusRing(),
    '@media': { [media.hover]: { ':hover': { color: vars.text.linkHover, textDecoration: 'underline' } } },
  }),
);

export const caption = style(
  inComponents({ ...typeStyle('caption'), gridColumn: '1 / -1', color: vars.text.muted }),
);

export const order = style(
  inComponents({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginBlockStart: '12px',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const hidden = style(inComponents(visuallyHidden));
