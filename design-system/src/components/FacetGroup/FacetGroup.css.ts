import { globalStyle, style } from '@vanilla-extract/css';
import {
  checkBox,
  focusRing,
  inComponents,
  layers,
  media,
  typeStyle,
  visuallyHidden,
} from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const options = style(
  inComponents({ minWidth: 0, margin: 0, padding: 0, paddingBlockEnd: vars.space['2'], border: 0 }),
);

const isDisabled = ":is(:disabled, [aria-disabled='true'])";

/** For screen readers; sighted users see title and counts anyway. */
export const hidden = style(inComponents(visuallyHidden));

export const option = style(
  inComponents({
    ...typeStyle('bodySm'),
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '10px',
    alignItems: 'start',
    minHeight: '30px',
    paddingBlock: '5px',
    color: vars.text.body,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      [`&:has(${isDisabled})`]: { color: vars.text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.coarse]: { minHeight: '44px', paddingBlock: '12px' },
      [media.forcedColors]: { selectors: { [`&:has(${isDisabled})`]: { color: 'GrayText' } } },
    },
  }),
);

const boxLook = checkBox();

export const box = style(
  inComponents({
    ...boxLook,
    selectors: {
      ...boxLook.selectors,
      "&[aria-disabled='true']": { background: vars.surface.disabled, borderColor: vars.border.strong },
    },
  }),
);

export const label = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }));

export const count = style(
  inComponents({
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { [`${option}:has(${isDisabled}) &`]: { color: 'inherit' } },
  }),
);

export const more = style(inComponents({ minWidth: 0 }));

export const showMore = style(
  inComponents({
    ...typeStyle('caption'),
    position: 'relative',
    display: 'inline-block',
    paddingBlock: '6px',
    color: vars.text.link,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: vars.radius['1'],
    selectors: {
      '&:focus-visible': focusRing(),
    },
    '@media': {
      [media.hover]: { ':hover': { color: vars.text.linkHover, textDecoration: 'underline' } },
      [media.coarse]: { paddingBlock: '12px' },
    },
  }),
);

globalStyle(`${showMore}::-webkit-details-marker`, {
  '@layer': { [layers.components]: { display: 'none' } },
});

export const whenClosed = style(inComponents({ selectors: { [`${more}[open] &`]: { display: 'none' } } }));

export const whenOpen = style(
  inComponents({ selectors: { [`${more}:not([open]) &`]: { display: 'none' } } }),
);
