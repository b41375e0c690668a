import { createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { inComponents, media, containerQuery, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import { labelAnchors, type CalloutPlacement, narrowLabelAnchors } from './calloutGeometry.ts';

/** With text that is large for the picture, labels move below it. */
const narrowContainer = '(max-width: 19rem)';

export const measureX = createVar();
export const measureY = createVar();

/** A picture that could not be loaded has none of the parts that the callouts point at. */
const withoutPicture = ':has([data-component="PlaceholderDrawing"]) ~ &';

export const drawing = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    overflow: 'visible',
    fill: 'none',
    pointerEvents: 'none',
    selectors: { [withoutPicture]: { display: 'none' } },
    '@container': { [narrowContainer]: { display: 'none' } },
  }),
);

const line = {
  strokeWidth: '1.5px',
  vectorEffect: 'non-scaling-stroke',
} as const satisfies StyleRule;

export const leader = style(inComponents({ ...line, stroke: vars.action.primary.rest }));

export const dot = style(inComponents({ fill: vars.action.primary.rest }));

export const halo = style(
  inComponents({ fill: `color-mix(in srgb, ${vars.action.primary.rest} 24%, transparent)` }),
);

export const measureLine = style(
  inComponents({
    ...line,
    strokeWidth: '1px',
    stroke: vars.text.muted,
    display: 'none',
    '@container': { [containerQuery.page]: { display: 'inline' } },
  }),
);

export const wide = style(
  inComponents({ display: 'none', '@container': { [containerQuery.page]: { display: 'inline' } } }),
);
export const narrow = style(inComponents({ '@container': { [containerQuery.page]: { display: 'none' } } }));

export const labels = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    selectors: { [withoutPicture]: { display: 'none' } },
    '@container': {
      [narrowContainer]: { position: 'static', display: 'grid', gap: vars.space['1'], pointerEvents: 'auto' },
    },
  }),
);

/** On wide screens a label is at the end of its leader. */
export const label = style(
  inComponents({
    position: 'absolute',
    maxWidth: '40%',
    textAlign: 'right',
    ...typeStyle('caption'),
    '@container': {
      [narrowContainer]: { position: 'static', maxWidth: 'none', textAlign: 'start' },
      [containerQuery.page]: {
        maxWidth: 'none',
        textAlign: 'left',
        paddingBlockEnd: '8px',
        borderBlockEnd: `1.5px solid ${vars.action.primary.rest}`,
      },
    },
    '@media': { [media.forcedColors]: { background: 'Canvas' } },
  }),
);

const percent = (value: number) => `${value}%`;
const percentFromEnd = (value: number) => `${100 - value}%`;

// Physical sides, because the picture is not mirrored in RTL.
export const placements = styleVariants({
  topRight: inComponents({
    right: 0,
    bottom: percentFromEnd(narrowLabelAnchors.topRight.y),
    '@container': {
      [containerQuery.page]: {
        right: 'auto',
        left: percent(labelAnchors.topRight.x),
        bottom: percentFromEnd(labelAnchors.topRight.y),
        minWidth: '22%',
      },
    },
  }),
  left: inComponents({
    left: 0,
    bottom: percentFromEnd(narrowLabelAnchors.left.y),
    textAlign: 'left',
    '@container': {
      [containerQuery.page]: {
        left: 'auto',
        right: percentFromEnd(labelAnchors.left.x),
        bottom: percentFromEnd(labelAnchors.left.y),
        minWidth: '19%',
      },
    },
  }),
  bottomRight: inComponents({
    right: 0,
    top: percent(narrowLabelAnchors.bottomRight.y),
    '@container': {
      [containerQuery.page]: {
        top: 'auto',
        right: 'auto',
        left: percent(labelAnchors.bottomRight.x),
        bottom: percentFromEnd(labelAnchors.bottomRight.y),
        minWidth: '18%',
      },
    },
  }),
} satisfies Record<CalloutPlacement, StyleRule>);

export const title = style(
  inComponents({
    display: 'block',
    fontWeight: 600,
    '@container': {
      [containerQuery.page]: { ...typeStyle('bodySm'), fontWeight: 600, whiteSpace: 'nowrap' },
    },
  }),
);

export const text = style(
  inComponents({
    display: 'block',
    color: vars.text.muted,
    '@container': { [containerQuery.page]: { whiteSpace: 'nowrap' } },
  }),
);

export const measure = style(
  inComponents({
    ...typeStyle('bodySm'),
    display: 'none',
    fontWeight: 600,
    position: 'absolute',
    left: measureX,
    top: measureY,
    translate: '-50% 12px',
    whiteSpace: 'nowrap',
    '@container': { [containerQuery.page]: { display: 'block' } },
  }),
);
