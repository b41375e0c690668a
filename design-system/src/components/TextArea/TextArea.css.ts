import { createVar, style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';

export const rows = createVar();

/** Starts with `rows` lines and grows with its text where `field-sizing` is supported; resizable everywhere. */
export const area = style(
  inComponents({
    display: 'block',
    minHeight: `max(104px, calc(${rows} * 1lh + 16px))`,
    maxHeight: '60dvh',
    resize: 'vertical',
    fieldSizing: 'content',
  }),
);
