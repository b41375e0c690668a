import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groveTheme } from '../../../stories/foundations/groveTheme.ts';
import { contrastRatio } from './contrast.ts';
import { light } from './light.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', 'rgb(255, 255, 255)', 1],
    ['#1976d2', '#ffffff', 4.6],
    ['#dc004e', '#ffffff', 5.06],
  ])('of %s and %s is %d', (one, other, ratio) => expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2));

  it.each(['', 'transparent', 'rgba(0, 0, 0, .5)', '#12345', 'url(x)', 'x'.repeat(10_000)])(
    'returns undefined for %j',
    (text) => expect(contrastRatio(text, '#ffffff')).toBeUndefined(),
  );

  it('does not depend on the order and stays between 1 and 21', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(ratio).toBe(contrastRatio(other, one));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    );
  });
});

interface Values {
  readonly [name: string]: string | Values | undefined;
}

/** Returns the default theme with the values of a brand. */
const withValues = <Base extends object>(base: Base, values: Values): Base =>
  Object.fromEntries(
    Object.entries(base).map(([name, value]) => {
      const own = values[name];
      return [name, typeof own === 'object' ? withValues(value as object, own) : (own ?? value)];
    }),
  ) as Base;

const textPairs = ({
  text,
  surface,
  action,
  tone,
  fill,
}: typeof light): Record<string, [string, string]> => ({
  'default on page': [text.default, surface.page],
  'default on sunken': [text.default, surface.sunken],
  'body on page': [text.body, surface.page],
  'body on sunken': [text.body, surface.sunken],
  'soft on page': [text.soft, surface.page],
  'soft on sunken': [text.soft, surface.sunken],
  'muted on page': [text.muted, surface.page],
  'muted on sunken': [text.muted, surface.sunken],
  'muted on canvas': [text.muted, surface.canvas],
  'link on page': [text.link, surface.page],
  'link on sunken': [text.link, surface.sunken],
  'link on selected': [text.link, surface.selected],
  'danger on page': [text.danger, surface.page],
  'on dark': [text.onDark, surface.inverse],
  'muted on dark': [text.onDarkMuted, surface.inverse],
  'on chat green': [text.onFill, fill.success],
  'on an avatar': [text.onFill, fill.avatar],
  'search hit': [text.default, surface.mark],
  ...Object.fromEntries(
    (['primary', 'accent', 'danger'] as const).flatMap((name) =>
      (['rest', 'hover', 'pressed'] as const).map((state) => [
        `${name} button, ${state}`,
        [text.onFill, action[name][state]],
      ]),
    ),
  ),
  ...Object.fromEntries(
    (Object.keys(tone) as (keyof typeof tone)[]).map((name) => [
      `${name} chip`,
      [tone[name].text, tone[name].surface],
    ]),
  ),
});

const partPairs = ({ border, surface, action, fill }: typeof light): Record<string, [string, string]> => ({
  'border of a control': [border.control, surface.page],
  'focus ring on page': [border.focus, surface.page],
  'focus ring on canvas': [border.focus, surface.canvas],
  'error border': [border.error, surface.page],
  'progress on its track': [action.primary.rest, fill.track],
});

describe.each([
  ['the light theme', light],
  ['the example brand', withValues(light, groveTheme)],
])('%s', (_title, theme) => {
  it.each(Object.entries(textPairs(theme)))('text %s has a contrast of at least 4.5', (_name, [one, other]) =>
    expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(Object.entries(partPairs(theme)))('%s has a contrast of at least 3', (_name, [one, other]) =>
    expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(3),
  );
});
