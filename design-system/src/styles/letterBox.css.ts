import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, typeStyle } from './fragments.ts';
import { inComponents } from './layerRules.ts';

/** Box of the letter that links a drawing, its legend and the columns of a table; forced colours keep its border. */
export const letterBox = style(
  inComponents({
    ...typeStyle('micro'),
    display: 'inline-block',
    minWidth: rem(18),
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['1'],
    textAlign: 'center',
    background: vars.surface.page,
    color: vars.text.soft,
    fontWeight: 600,
    selectors: {
      ':is([data-highlighted], [aria-pressed="true"]) &': {
        background: vars.action.primary.rest,
        borderColor: vars.action.primary.rest,
        color: vars.text.onFill,
      },
    },
  }),
);
