import { from, inApp, typeStyle } from '@elvora/design-system/styles';
import { zIndex, vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';
import { aboveCorner } from '../frame/corner.ts';

export const headline = style(inApp({ maxWidth: '600px' }));
export const lead = style(inApp({ maxWidth: '48rem' }));

export const columns = style(
  inApp({
    display: 'grid',
    gap: vars.space['5'],
    marginBlockStart: vars.space['6'],
    '@media': {
      [from.lg]: {
        gridTemplateColumns: 'minmax(0, 896px) minmax(0, 312px)',
        justifyContent: 'space-between',
        alignItems: 'start',
      },
    },
  }),
);

export const main = style(inApp({ minWidth: 0 }));

export const form = style(inApp({ display: 'grid', gap: vars.space['4'] }));

export const draftNotice = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['2'],
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockEnd: vars.space['4'],
    padding: vars.space['2'],
    background: vars.surface.selectedSoft,
    border: `1px solid ${vars.tone.brand.border}`,
    borderRadius: vars.radius['2'],
  }),
);

/** Submit first where the buttons stand one above the other. */
export const footer = style(
  inApp({
    ...aboveCorner,
    position: 'relative',
    zIndex: zIndex.sticky + 2,
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    '@media': { [from.sm]: { flexDirection: 'row', alignItems: 'center' } },
  }),
);
export const draftNote = style(
  inApp({
    ...typeStyle('caption'),
    color: vars.text.muted,
    order: 3,
    '@media': { [from.sm]: { flex: 1, order: 0 } },
  }),
);
export const draft = style(inApp({ order: 2, '@media': { [from.sm]: { order: 1 } } }));
export const submit = style(inApp({ order: 1, '@media': { [from.sm]: { order: 2 } } }));

export const aside = style(
  inApp({
    display: 'none',
    '@media': {
      [from.lg]: {
        display: 'grid',
        gap: vars.space['2'],
        padding: '28px',
        background: vars.surface.sunken,
        border: `1px solid ${vars.border.subtle}`,
        borderRadius: vars.radius['2'],
      },
    },
  }),
);

export const steps = style(inApp({ display: 'grid', gap: vars.space['2'], padding: 0, listStyle: 'none' }));

export const step = style(
  inApp({ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: '12px', rowGap: '2px' }),
);

export const number = style(
  inApp({
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    height: '24px',
    ...typeStyle('caption'),
    fontWeight: 600,
    background: vars.surface.page,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['1'],
  }),
);

export const stepTitle = style(inApp({ ...typeStyle('bodySm'), fontWeight: 600 }));
export const stepText = style(inApp({ ...typeStyle('caption'), color: vars.text.soft }));
