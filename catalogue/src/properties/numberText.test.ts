import { describe, expect, it } from 'vitest';
import { numberPattern, readInches, readNumber } from './numberText.ts';

describe('a number', () => {
  it.each([
    ['12', 12],
    ['0.5', 0.5],
    ['.5', 0.5],
    ['0,5', 0.5],
    ['1,250', 1250],
    ['1,250.5', 1250.5],
    ['1,250.75', 1250.75],
    ['1,00,000', 100_000],
    ['12,34,56,789', 123_456_789],
    ['99 999.99', 99_999.99],
    ['1 000 000', 1_000_000],
    [' 7 ', 7],
    ['1,2345', 1.2345],
    ['1234,567', 1234.567],
    ['1,25', 1.25],
  ])('%j is %d', (text, expected) => expect(readNumber(text)).toBe(expected));

  it.each(['', 'a', '1a', 'a1', '1 2', '½', '-1', '1,2,3'])('is not %j', (text) =>
    expect(readNumber(text)).toBeNaN(),
  );

  it.each([
    ['1 250 mm', '1 250'],
    ['1 2500', '1'],
    ['1 25', '1'],
    ['12 345.67 m', '12 345.67'],
    ['1,250 mm', '1,250'],
    ['1,250,1', '1,250'],
    ['1,00,000 times', '1,00,000'],
    ['1,250.75 A', '1,250.75'],
    ['0,5', '0,5'],
    ['12.75', '12.75'],
    ['.75', '.75'],
    ['2', '2'],
  ])('starts %j with %j', (text, expected) => {
    expect(new RegExp(`^${numberPattern}`, 'u').exec(text)?.[0]).toBe(expected);
  });
});

describe('a size in inches', () => {
  it.each([
    ['¼', 0.25],
    ['½', 0.5],
    ['¾', 0.75],
    ['⅛', 0.125],
    ['⅜', 0.375],
    ['1½', 1.5],
    ['1 ½', 1.5],
    ['1-½', 1.5],
    ['1 1/2', 1.5],
    ['1-1/2', 1.5],
    ['3/4', 0.75],
    ['11/16', 0.6875],
    ['1.5', 1.5],
    ['1.2345', 1.2345],
    ['123', 123],
    [' 2 ', 2],
  ])('%j is %d', (text, expected) => expect(readInches(text)).toBe(expected));

  it.each([
    '',
    '0',
    '0/4',
    '1/0',
    '1234',
    '1.23456',
    '1/',
    '/2',
    '111/2',
    '1/222',
    'x2',
    '2x',
    '1  1/2',
    '½½',
  ])('is not %j', (text) => expect(readInches(text)).toBeNull());
});
