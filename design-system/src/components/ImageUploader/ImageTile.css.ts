import { createVar, style } from '@vanilla-extract/css';
import { inComponents, media, panel, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const tile = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    ...panel(),
    cursor: 'grab',
    transition: transition(['opacity', 'border-color']),
    selectors: {
      '&[data-dragged]': { opacity: 0.4 },
      // Marks the drop position; forced colours show the outline instead of the shadow.
      '&[data-drop]': { borderColor: vars.border.focus, outline: '2px solid transparent' },
      '&[data-drop="before"]:dir(ltr), &[data-drop="after"]:dir(rtl)': {
        boxShadow: `-4px 0 0 ${vars.border.focus}`,
      },
      '&[data-drop="after"]:dir(ltr), &[data-drop="before"]:dir(rtl)': {
        boxShadow: `4px 0 0 ${vars.border.focus}`,
      },
      '&[draggable="false"]': { cursor: 'default' },
    },
    '@media': { [media.hover]: { ':hover': { borderColor: vars.border.strong } } },
  }),
);

export const picture = style(inComponents({ position: 'relative' }));

/** Its position among all; the first one marks the main image. */
export const position = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '6px',
    insetInlineStart: '6px',
    minWidth: '24px',
    padding: '4px 6px',
    ...typeStyle('micro'),
    fontWeight: 600,
    textAlign: 'center',
    color: vars.text.default,
    background: vars.surface.page,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['1'],
    selectors: {
      '&[data-main]': {
        color: vars.text.onFill,
        background: vars.action.primary.rest,
        borderColor: vars.action.primary.rest,
      },
    },
  }),
);

export const remove = style(
  inComponents({ position: 'absolute', insetBlockStart: '4px', insetInlineEnd: '4px', display: 'grid' }),
);

export const footer = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: '2px', padding: '6px 2px 6px 10px' }),
);
export const text = style(inComponents({ flex: 1, minWidth: 0, display: 'grid' }));
export const name = style(
  inComponents({ ...typeStyle('micro'), overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const size = style(inComponents({ ...typeStyle('micro'), fontWeight: 400, color: vars.text.muted }));

export const upload = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: '4px', padding: '0 2px 6px 10px' }),
);
export const failure = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    ...typeStyle('micro'),
    color: vars.text.danger,
    overflowWrap: 'anywhere',
  }),
);

/** `object-position` of a picture with a focal point. */
export const focus = createVar();
export const focused = style(
  inComponents({
    display: 'block',
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    objectPosition: focus,
    background: vars.surface.photo,
    color: 'transparent',
  }),
);
