import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureParts } from './measureOps.ts';

const measures = (text: string) =>
  measureParts(text)
    .filter(({ isMeasure }) => isMeasure)
    .map((part) => part.text);

describe('measureParts', () => {
  it.each([
    ['Power Contactor 9–38 A', ['9–38 A']],
    ['Thermal Overload Relay 0.1–38 A', ['0.1–38 A']],
    ['LED Pilot Lamp, 22 mm', ['22 mm']],
    ['Moulded Case Circuit Breaker, 160 A Frame', ['160 A']],
    ['For 1.5 to 2.5 mm² at 40 °C, M20 × 1.5', ['2.5 mm²', '40 °C', 'M20 × 1.5']],
    ['230 V, 50 Hz, 5.5 kW and 98 %', ['230 V', '50 Hz', '5.5 kW', '98 %']],
    ['From 7–13 poles', ['7–13']],
    ['8 sizes · M12–M63 · 3–45 mm', ['M12–M63', '3–45 mm']],
    ['PG 7–PG 48, IP54–IP68', ['PG 7–PG 48', 'IP54–IP68']],
    ['−20–80 °C, +5–+40 °C', ['−20–80 °C', '+5–+40 °C']],
  ])('keeps the numbers of %j with their units', (text, expected) => {
    expect(measures(text)).toEqual(expected);
  });

  it.each(['Plug-In Relay, 2 and 4 Pole', 'EV-PC-9 to EV-PC-38', 'IP65', 'A 4 Amp fuse', 'Tube 2:1', ''])(
    'finds no measures in %j',
    (text) => expect(measures(text)).toEqual([]),
  );

  it('takes linear time on 100 kB', () => {
    for (const text of ['1.', '1.1–1', 'M1–M', '−1,']) {
      expect(measures(text.repeat(100_000 / text.length))).toBeInstanceOf(Array);
    }
  });

  it('preserves the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('9', '–', ' ', 'A', 'm', '.', 'M', '×', 'x') }),
        (text) => {
          expect(
            measureParts(text)
              .map((part) => part.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});
