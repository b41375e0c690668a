import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, transition, typeStyle, visuallyHidden } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space['1']} 12px`,
    minWidth: 0,
  }),
);

export const lead = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['1'],
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    selectors: { '&:focus-visible': focusRing() },
  }),
);

export const chip = style(
  inComponents({
    ...typeStyle('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '4px',
    minHeight: '32px',
    maxWidth: '100%',
    paddingBlock: '4px',
    paddingInline: '12px',
    fontWeight: 500,
    color: vars.text.link,
    background: vars.surface.selected,
    border: `1px solid ${vars.tone.brand.border}`,
    borderRadius: vars.radius['1'],
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    transition: transition(['background-color', 'border-color']),
    selectors: {
      '&:focus-visible': focusRing(),
    },
    '@media': {
      [media.hover]: { ':hover': { borderColor: vars.border.focus } },
      [media.coarse]: { minHeight: '36px' },
    },
  }),
);

export const unused = style(
  inComponents({
    color: vars.text.soft,
    background: vars.surface.page,
    border: `1px dashed ${vars.border.dashed}`,
  }),
);

export const value = style(
  inComponents({
    fontWeight: 600,
    color: vars.text.linkHover,
    selectors: { [`${unused} &`]: { color: 'inherit' } },
  }),
);

export const state = style(inComponents({ color: vars.text.muted, paddingInlineStart: '2px' }));

export const cross = style(
  inComponents({
    display: 'flex',
    marginInlineStart: '6px',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const hidden = style(inComponents(visuallyHidden));

export const clear = style(
  inComponents({
    ...typeStyle('bodySm'),
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    paddingInline: '4px',
    color: vars.text.link,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing() },
    '@media': {
      [media.hover]: { ':hover': { color: vars.text.linkHover, textDecoration: 'underline' } },
      [media.coarse]: { minHeight: '36px' },
      [media.print]: { display: 'none' },
    },
  }),
);
