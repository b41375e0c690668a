import { from, inApp, media, typeStyle } from '@elvora/design-system/styles';
import { zIndex, vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';
import { aboveCorner } from '../frame/corner.ts';

export const columns = style(
  inApp({
    display: 'grid',
    gap: vars.space['5'],
    '@media': {
      [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)', alignItems: 'start' },
      [from.lg]: { columnGap: vars.space['6'] },
      [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const header = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['2'],
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlockEnd: '12px',
    borderBlockEnd: `1px solid ${vars.border.strong}`,
  }),
);

export const count = style(inApp({ ...typeStyle('bodyMd'), fontWeight: 600, outline: 'none' }));

/** What is of use on a screen alone. */
export const screenOnly = style(inApp({ '@media': { [media.print]: { display: 'none' } } }));

/** Whose list it is and of when, which the frame says on a screen. */
export const printOnly = style(
  inApp({
    display: 'none',
    ...typeStyle('bodySm'),
    color: vars.text.soft,
    '@media': { [media.print]: { display: 'inline' } },
  }),
);

export const back = style(
  inApp({
    display: 'inline-flex',
    gap: vars.space['1'],
    alignItems: 'center',
    minHeight: '24px',
    verticalAlign: 'top',
  }),
);

export const lines = style(inApp({ padding: 0, listStyle: 'none', marginBlockEnd: vars.space['2'] }));

export const line = style(inApp({ borderBlockEnd: `1px solid ${vars.border.subtle}` }));

export const form = style(
  inApp({
    // What floats in the corner goes below it.
    position: 'relative',
    zIndex: zIndex.sticky + 2,
    display: 'grid',
    gap: vars.space['3'],
    padding: '16px',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
    '@media': {
      [from.md]: {
        position: 'sticky',
        insetBlockStart: 'calc(var(--e-sticky-top, 0px) + 24px)',
        padding: '28px',
      },
      [media.print]: { display: 'none' },
    },
  }),
);

/** The form is higher than a small screen: what floats in the corner makes way for its button alone. */
export const send = style(inApp({ ...aboveCorner, display: 'grid' }));

export const privacy = style(inApp({ ...typeStyle('caption'), color: vars.text.muted, textAlign: 'center' }));
