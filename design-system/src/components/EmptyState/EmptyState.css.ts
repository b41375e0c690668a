import { style } from '@vanilla-extract/css';
import { inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
    padding: `${vars.space['8']} ${vars.space['3']} 56px`,
    border: `1px dashed ${vars.border.strong}`,
    borderRadius: vars.radius['2'],
    textAlign: 'center',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const drawing = style(
  inComponents({
    fill: 'none',
    stroke: vars.fill.drawing,
    strokeWidth: 1.4,
    marginBlockEnd: '16px',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const title = style(inComponents(typeStyle('heading4')));

export const action = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space['1'],
    marginBlockStart: vars.space['1_5'],
  }),
);
