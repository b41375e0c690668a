import { style, styleVariants } from '@vanilla-extract/css';
import {
  fieldPopup,
  inComponents,
  keyCap,
  listOption,
  media,
  rem,
  transition,
  typeStyle,
} from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { SearchFieldSize } from './SearchField.tsx';

export const root = style(
  inComponents({
    position: 'relative',
    display: 'block',
    minWidth: 0,
  }),
);

export const form = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    maxWidth: '560px',
    color: vars.text.muted,
    background: vars.surface.sunken,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['2'],
    outlineOffset: '1px',
    transition: transition(['background-color', 'border-color', 'box-shadow']),
    selectors: {
      '&:focus-within': {
        background: vars.surface.page,
        borderColor: vars.border.focus,
        boxShadow: `inset 0 0 0 1px ${vars.border.focus}, 0 0 0 3px ${vars.focus.halo}`,
        // Replaces the shadow in forced colours.
        outline: '2px solid transparent',
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:focus-within)': { borderColor: vars.border.strongHover } },
      },
    },
  }),
);

export const sizes = styleVariants({
  sm: inComponents({
    height: '36px',
    paddingInline: '13px 6px',
    '@media': { [media.coarse]: { height: '44px' } },
  }),
  md: inComponents({ height: '44px', paddingInline: '15px 7px' }),
} satisfies Record<SearchFieldSize, ReturnType<typeof inComponents>>);

export const input = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    height: '100%',
    ...typeStyle('bodyMd'),
    fontSize: rem(15),
    color: vars.text.default,
    background: 'none',
    border: 0,
    outline: 'none',
    textOverflow: 'ellipsis',
    '::placeholder': { color: vars.text.muted, opacity: 1 },
    '::-webkit-search-cancel-button': { display: 'none' },
    '@media': { [media.coarse]: { fontSize: rem(16) } },
  }),
);

/** Appears while there is text, and replaces the browser's own button. */
export const clear = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    selectors: { [`${input}:placeholder-shown ~ &`]: { display: 'none' } },
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);

/** Shown to keyboard users until the field is focused. */
export const shortcut = style(
  inComponents({
    flex: 'none',
    ...typeStyle('caption'),
    ...keyCap(22),
    height: `min(${rem(22)}, 100% - 8px)`,
    lineHeight: 1,
    selectors: { [`${form}:focus-within &`]: { visibility: 'hidden' } },
    '@media': { '(hover: none)': { display: 'none' }, [media.noScript]: { display: 'none' } },
  }),
);

export const list = style(
  inComponents({
    ...fieldPopup(),
    width: 'min(560px, 100%)',
    maxHeight: 'min(420px, 60dvh)',
    overflowY: 'auto',
    padding: '6px',
  }),
);

/** Takes the parent's height: the field above, the popup below it. */
export const fullScreen = style(
  inComponents({
    position: 'static',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minHeight: 0,
  }),
);

/** Beside a button of the parent. */
export const formInScreen = style(
  inComponents({ maxWidth: 'none', marginBlock: '8px', marginInline: '52px 12px' }),
);

const anyOption = listOption();

export const option = style(
  inComponents({
    ...anyOption,
    display: 'grid',
    gap: '2px',
    padding: '8px 12px',
    borderRadius: vars.radius['1'],
    '@media': { ...anyOption['@media'], [media.coarse]: { paddingBlock: '12px' } },
  }),
);

export const optionLabel = style(inComponents({ ...typeStyle('bodySm'), fontWeight: 600 }));
export const optionDetail = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));
