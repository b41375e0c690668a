import { style, styleVariants } from '@vanilla-extract/css';
import { inLayout } from '../../styles/layerRules.ts';
import { from } from '../../styles/media.ts';

// Margins and widths: design sheet, 2.6.
export const root = style(
  inLayout({
    boxSizing: 'border-box',
    width: '100%',
    marginInline: 'auto',
    paddingInline: '16px',
    '@media': { [from.md]: { paddingInline: '24px' }, [from.lg]: { paddingInline: '32px' } },
  }),
);

export const widths = styleVariants({
  page: inLayout({ maxWidth: '1344px', '@media': { [from.xl]: { maxWidth: '1440px' } } }),
  form: inLayout({ maxWidth: '704px' }),
  reading: inLayout({ maxWidth: '784px' }),
});
