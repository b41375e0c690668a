import { expect, it } from 'vitest';
import { isCodeTitle, isPartTitle, isReferenceTitle, titleVariant } from './codeTitles.ts';

it.each([
  'Code',
  'Ordering code',
  'Article codes',
  'Cat. code',
  'Part No.',
  'Part-No',
  'Order nr',
  'Ordering number',
  'Catalogue No.',
  'Cat. no',
  'Model no.',
  'SKU',
  'MPN',
  'Ref.',
  'Reference',
  'Code, curve B',
])('takes %j for a title of codes', (title) => {
  expect(isCodeTitle(title)).toBe(true);
});

it.each([
  'Colour code',
  'Color-code',
  'HS code',
  'HSN code',
  'QR code',
  'Barcode of part no.',
  'IP code',
  'Trip code',
  'Code letter',
  'Code of practice',
  'Decoder',
  'Partner',
  'Ref. voltage',
  'Preference',
  'Replaces code',
  'For part no.',
  'Size',
])('takes %j for no title of codes', (title) => {
  expect(isCodeTitle(title)).toBe(false);
});

it.each([
  ['For contactors', true],
  [' Replaces', true],
  ['Fits', true],
  ['Fit in frame', true],
  ['Suit', true],
  ['Mate with', true],
  ['Replace', true],
  ['Use with', true],
  ['Mates with', true],
  ['Used with', true],
  ['For 160 A frame', false],
  ['Format', false],
  ['Withstand voltage', false],
  ['Code for contactors', false],
])('of %j being a reference is %j', (title, isReference) => {
  expect(isReferenceTitle(title)).toBe(isReference);
});

it.each([
  ['LED module 24 V AC/DC', true],
  ['Wiring link set', true],
  ['Screw insert', true],
  ['Repair kit', true],
  ['Settings', false],
  ['For modules', false],
  ['For module', false],
])('of %j being a part is %j', (title, isPart) => {
  expect(isPartTitle(title)).toBe(isPart);
});

it.each([
  ['Ordering code', ''],
  ['Code, curve B', 'curve B'],
  ['Code – curve B:', 'curve B'],
  ['24 V  DC ordering code', '24 V DC'],
  ['Code (curve B)', 'curve B'],
  ['Code [ curve B ]', 'curve B'],
  ['Code, – curve B ,:', 'curve B'],
  ['Code curve (B)', 'curve (B)'],
  ['Code (B) curve', '(B) curve'],
  ['Code curve [B]', 'curve [B]'],
  ['Code [B] curve', '[B] curve'],
  ['Brass', 'Brass'],
])('finds in the title %j the variant %j', (title, variant) => {
  expect(titleVariant(title)).toBe(variant);
});
