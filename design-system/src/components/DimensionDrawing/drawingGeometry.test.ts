import { describe, expect, it } from 'vitest';
import type { Rect } from '../../geometry/index.ts';
import { drawnValue, labelRect, labelSize, maxDrawnCharacters } from './dimensionGeometry.ts';
import { dimensionDrawingFamilies, drawingLetters, drawingViews } from './drawingGeometry.ts';

const longest = '9'.repeat(maxDrawnCharacters);

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const drawings = dimensionDrawingFamilies.flatMap((family) =>
  drawingViews(family, drawingLetters(family)).map((view, at) => ({
    name: `${family}, view ${at + 1}`,
    view,
  })),
);

describe.each(drawings)('the geometry of $name', ({ view }) => {
  const labels = view.dimensions.map((line) => ({ line, rect: labelRect(line, longest) }));

  it('keeps every dimension line and its label in the view', () => {
    for (const { line, rect } of labels) {
      for (const { x, y } of [
        line.from,
        line.to,
        { x: rect.x, y: rect.y },
        { x: rect.x + rect.width, y: rect.y + rect.height },
      ]) {
        expect([line.letter, x >= 0 && x <= view.width, y >= 0 && y <= view.height]).toEqual([
          line.letter,
          true,
          true,
        ]);
      }
    }
  });

  it('keeps letters and values apart', () => {
    const overlapping = labels.flatMap((one, at) =>
      labels
        .slice(at + 1)
        .flatMap((other) => (overlap(one.rect, other.rect) ? [one.line.letter + other.line.letter] : [])),
    );
    expect(overlapping).toEqual([]);
  });

  it('consists of valid paths', () => {
    const paths = [
      view.outline,
      view.detail,
      view.centre,
      view.hatch,
      ...view.dimensions.map((line) => line.extension),
    ];
    const isValid = (path: string) => /^M(?:[\d.\s-]|[MmHhVvLlAaQqTtZz])+$/.test(path);
    expect(paths.filter((path) => path && !isValid(path))).toEqual([]);
  });

  it('fits a narrow screen', () => {
    expect(view.width).toBeLessThanOrEqual(332);
  });
});

describe('drawingViews', () => {
  it.each(dimensionDrawingFamilies)('draws each letter of %s once', (family) => {
    const letters = drawingViews(family, drawingLetters(family)).flatMap(({ dimensions }) => dimensions);
    expect(letters).toHaveLength(drawingLetters(family).length);
  });

  it('omits further views without a dimension, and dimensions that are not requested', () => {
    const views = drawingViews('cable-gland', ['S']);
    expect(views.map(({ dimensions }) => dimensions.map(({ letter }) => letter))).toEqual([[], ['S']]);
  });

  it.each(['unheard-of', 'constructor', '__proto__'])('draws nothing for the family %s', (family) => {
    expect(drawingViews(family, ['A'])).toEqual([]);
  });

  it('draws nothing without a known letter', () => {
    expect(drawingViews('cable-gland', ['Z'])).toEqual([]);
  });
});

it('fits the longest value, and leaves longer ones to the list', () => {
  const line = {
    letter: 'A',
    from: { x: 0, y: 0 },
    to: { x: 9, y: 0 },
    extension: '',
    label: { x: 0, y: 0 },
  };
  expect(labelRect(line, longest).width).toBeLessThanOrEqual(labelSize.width);
  expect([drawnValue(longest), drawnValue(`${longest}9`)]).toEqual([longest, '']);
});
