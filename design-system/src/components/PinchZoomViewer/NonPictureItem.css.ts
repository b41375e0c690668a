import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const video = style(
  inComponents({
    display: 'block',
    width: '100%',
    height: '100%',
    // The stage gives its pictures none.
    pointerEvents: 'auto',
    cursor: 'auto',
  }),
);

/** Drawings are made for a light ground. */
export const drawing = style(
  inComponents({
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    background: vars.surface.page,
    color: vars.text.default,
    // A white ground in forced colours, too: drawings keep their colours.
    forcedColorAdjust: 'none',
  }),
);

globalStyle(`${drawing} > *`, inComponents({ display: 'block', width: '100%', height: '100%' }));

export const card = style(
  inComponents({
    boxSizing: 'border-box',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space['1'],
    width: `min(100% - ${vars.space['4']}, 360px)`,
    maxHeight: '100%',
    overflow: 'auto',
    padding: vars.space['3'],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['3'],
    background: vars.surface.page,
    color: vars.text.default,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
    cursor: 'auto',
    userSelect: 'text',
  }),
);

export const name = style(inComponents({ ...typeStyle('bodyMd'), maxWidth: '100%', fontWeight: 600 }));

export const facts = style(inComponents({ ...typeStyle('caption'), color: vars.text.soft }));

export const links = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space['1'],
    marginBlockStart: vars.space['1'],
  }),
);

export const thumbIcon = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    background: vars.surface.page,
    color: vars.text.default,
  }),
);

export const videoThumb = style(
  inComponents({ position: 'relative', display: 'block', height: '100%', background: vars.surface.inverse }),
);

export const playIcon = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: vars.text.onDark,
    // Readable on any poster.
    background: `color-mix(in srgb, ${vars.surface.inverse} 40%, transparent)`,
  }),
);
