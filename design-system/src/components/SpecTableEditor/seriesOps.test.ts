import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seriesOf } from './seriesOps.ts';

/** The texts after the given ones. */
const continued = (texts: string[], count = 2) => {
  const series = seriesOf(texts);
  return series && Array.from({ length: count }, (_text, at) => series(texts.length + at));
};

describe('seriesOf', () => {
  it.each([
    { texts: ['10', '12'], next: ['14', '16'] },
    { texts: ['10', '20', '30'], next: ['40', '50'] },
    { texts: ['M16', 'M20'], next: ['M24', 'M28'] },
    { texts: ['10 A', '16 A'], next: ['22 A', '28 A'] },
    { texts: ['EV-BG-M12 × 1.5', 'EV-BG-M16 × 1.5'], next: ['EV-BG-M20 × 1.5', 'EV-BG-M24 × 1.5'] },
    { texts: ['EV-08', 'EV-09'], next: ['EV-10', 'EV-11'] },
    { texts: ['098', '099'], next: ['100', '101'] },
    { texts: ['1.5', '2.0'], next: ['2.5', '3.0'] },
    { texts: ['1.5', '2'], next: ['2.5', '3'] },
    { texts: ['0,5 mm', '1,0 mm'], next: ['1,5 mm', '2,0 mm'] },
    { texts: ['0.1', '0.2'], next: ['0.3', '0.4'] },
    { texts: ['3', '2'], next: ['1', '0'] },
    { texts: ['1', '0'], next: ['-1', '-2'] },
    { texts: ['−5 °C', '−3 °C'], next: ['−1 °C', '1 °C'] },
  ])('continues $texts', ({ texts, next }) => {
    expect(continued(texts)).toEqual(next);
  });

  it.each([
    [['10']],
    [['10', '10']],
    [['10', '12', '15']],
    [['M12', 'PG 16']],
    [['3–6.5', '4.5–10']],
    [['Brass', 'Steel']],
    [['', '']],
    [['01.05.2026', '02.05.2026']],
    [['2026-05-01', '2026-05-02']],
    [['1/5/26', '2/5/26']],
    [['5 May 2026', '6 May 2026']],
    [['10:30', '10:31']],
    [['1,000', '2,000']],
    [['1.5', '2,5']],
    [['12345678901234567', '12345678901234568']],
  ])('ignores %j', (texts) => {
    expect(seriesOf(texts)).toBeNull();
  });

  it('ends a series of codes before it becomes negative', () => {
    expect(continued(['M2', 'M1'])).toEqual(['M0', null]);
  });

  it('continues any arithmetic series, and reproduces its texts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: -50, max: 50 }).filter((step) => step !== 0),
        fc.constantFrom('', ' A', ' mm²', ' × b'),
        fc.integer({ min: 2, max: 4 }),
        (start, step, unit, count) => {
          const texts = Array.from({ length: count }, (_text, at) => `${start + at * step}${unit}`);
          const series = seriesOf(texts);
          for (let index = -3; index < 8; index++) {
            expect(series?.(index)).toBe(`${start + index * step}${unit}`);
          }
        },
      ),
    );
  });
});
