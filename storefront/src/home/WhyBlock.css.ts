import { from, inApp, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

/** On narrow screens the picture comes first, as it does in reading on wide ones it comes last. */
export const root = style(
  inApp({
    display: 'grid',
    gap: vars.space['4'],
    '@media': {
      [from.md]: { gridTemplateColumns: '586fr 598fr', gap: vars.space['5'], alignItems: 'center' },
      [from.lg]: { gap: '96px' },
    },
  }),
);

export const figure = style(
  inApp({
    position: 'relative',
    margin: 0,
    borderRadius: vars.radius['3'],
    overflow: 'hidden',
    order: -1,
    '@media': { [from.md]: { order: 0 } },
  }),
);

export const badge = style(
  inApp({
    position: 'absolute',
    insetBlockEnd: '24px',
    insetInlineStart: '24px',
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    minHeight: '56px',
    paddingInline: '18px 20px',
    ...typeStyle('heading5'),
    background: vars.surface.page,
    borderRadius: vars.radius['2'],
    boxShadow: vars.elevation['3'],
  }),
);

export const badgeIcon = style(inApp({ display: 'flex', color: vars.action.primary.rest }));

export const textBlock = style(inApp({ display: 'grid', gap: vars.space['4'], justifyItems: 'start' }));

export const card = style(
  inApp({
    boxSizing: 'border-box',
    display: 'grid',
    gap: vars.space['0_5'],
    width: '100%',
    padding: '20px 24px',
    background: vars.surface.selectedSoft,
    border: `1px solid ${vars.tone.brand.border}`,
    borderInlineStart: `3px solid ${vars.action.primary.rest}`,
    borderRadius: vars.radius['2'],
  }),
);

export const claims = style(inApp({ display: 'grid', gap: vars.space['3'], width: '100%' }));
