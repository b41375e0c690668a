import { expect, it } from 'vitest';
import { palette } from './palette.ts';
import { breakpoints, motion, radius, space, zIndex } from './scale.ts';

it('has breakpoints at 0, 600, 900, 1200 and 1536 (S-404)', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
});

it('spaces in multiples of 8 px and its half (S-405)', () => {
  expect(space['1']).toBe(8);
  for (const [step, px] of Object.entries(space)) expect(px).toBe(Number(step.replace('_', '.')) * 8);
});

it('has a default radius of 4 px (S-406)', () => expect(radius['2']).toBe(4));

it('has a faster exit than entry', () => expect(motion.exit.duration).toBeLessThan(motion.slow.duration));

it('has a blue primary, a pink accent and a white background (S-403)', () => {
  expect([palette.brand[500], palette.accent[500], palette.ink[0]]).toEqual([
    '#1976d2',
    '#dc004e',
    '#ffffff',
  ]);
});

it('stacks floating buttons below submit buttons, these below an enlarged detail, and all of them below bars', () => {
  const { sticky, floating, submit, preview, bar, scrim, drawer, dialog, nestedDialog, toast } = zIndex;
  const order: number[] = [
    1,
    sticky,
    floating,
    submit,
    preview,
    bar,
    scrim,
    drawer,
    dialog,
    nestedDialog,
    toast,
  ];
  expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
  expect(Object.values(zIndex)).toHaveLength(order.length - 1);
});
