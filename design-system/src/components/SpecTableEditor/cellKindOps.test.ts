import { describe, expect, it } from 'vitest';
import { cellKind, hasFigure, isFigure } from './cellKindOps.ts';

describe('cellKind', () => {
  it.each(['', ' ', '-', '--', '–', '—', '…', '*', '/', 'n/a', 'N/A', 'NA'])('of %j is none', (text) => {
    expect(cellKind(text)).toBeNull();
    expect(isFigure(text)).toBe(true);
  });

  it.each(['Polyamide', 'nap', 'n.a. here', 'Ø'])('of %j is words', (text) => {
    expect(cellKind(text)).toBe('words');
    expect([hasFigure(text), isFigure(text)]).toEqual([false, false]);
  });

  it.each(['M12', ' M 12 ', 'EV-1', 'IP68', 'x 3–6'])('of %j is a code', (text) => {
    expect(cellKind(text)).toBe('code');
    expect([hasFigure(text), isFigure(text)]).toEqual([true, false]);
  });

  it.each([
    '7',
    '12',
    ' 12 mm ',
    '.5',
    '1,200.5 kg',
    '<0.5',
    '≥ 3',
    'Ø8',
    '-5 °C',
    '±5 %',
    '12 mm2',
    '5 together 6',
    '3 kilometres – 5',
    '3–mm 5',
  ])('of %j is a number', (text) => {
    expect(cellKind(text)).toBe('number');
    expect([hasFigure(text), isFigure(text)]).toEqual([true, true]);
  });

  it.each([
    '3–6',
    '3–.5',
    '3 mm – 6.5 mm',
    '3 \n–\n 6',
    '-5 – +40',
    '3..6',
    '3...6',
    '3…6',
    '10 × 38',
    '10x38',
    '3/4',
    '3 to 6 mm',
    '4 bis 8',
  ])('of %j is a range', (text) => {
    expect(cellKind(text)).toBe('range');
    expect(isFigure(text)).toBe(true);
  });
});
