import { expect, it } from 'vitest';
import { isCodePurpose } from './codePurpose.ts';

it.each([
  ['overload relay to suit EV-PC-12, 9.5 A', 'EV-PC-12'],
  ['interlock for 2 nos EV-PC-185', 'EV-PC-185'],
  ['coil suitable for contactor EV-PC-18', 'EV-PC-18'],
  ['interlock for contactors EV-PC-40 to EV-PC-95', 'EV-PC-40'],
  ['filter for my EV-FF-92', 'EV-FF-92'],
  ['hilfskontakt für EV-PC-25', 'EV-PC-25'],
  ['EV-PC-9 ke liye relay', 'EV-PC-9'],
])('interprets the code in "%s" as the device that the product must suit', (text, code) => {
  expect(isCodePurpose(text, [code])).toBe(true);
});

it.each([
  ['EV-PC-12', 'EV-PC-12'],
  ['price for EV-PC-12', 'EV-XX'],
  ['EV-PC-12 for motor', 'EV-PC-12'],
  ['for EV-PC-12', 'EV-PC-12'],
  ['contactor EV-PC-12 240 V', 'EV-PC-12'],
])('interprets the code in "%s" as the wanted product', (text, code) => {
  expect(isCodePurpose(text, [code])).toBe(false);
});

it('finds no purpose without a code', () => {
  expect(isCodePurpose('relay for motor', [])).toBe(false);
});
