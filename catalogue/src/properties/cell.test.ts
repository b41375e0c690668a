import { expect, it } from 'vitest';
import { readCell } from './cell.ts';
import { readTitle } from './columnTitle.ts';
import { writeValue } from './propertyValue.ts';

const read = (cell: string, title = '') =>
  readCell(cell, readTitle(title)).values.map(writeValue).join(' | ');

it.each([
  ['7–13', 'Clamping range (mm)', '7 to 13 mm'],
  ['13-7', 'Clamping range (mm)', '7 to 13 mm'],
  ['9…14', 'Clamping range [mm]', '9 to 14 mm'],
  ['9...14 mm', 'Cable', '9 to 14 mm'],
  ['0.5 to 4', 'Wire range, mm²', '0.5 to 4 mm²'],
  ['0,5 - 4 mm2', 'Wire range', '0.5 to 4 mm²'],
  ['≤ 40', 'Cable Ø (mm)', '≤ 40 mm'],
  ['< 40', 'Cable Ø (mm)', '≤ 40 mm'],
  ['up to 33 kV', 'Ratio', '≤ 33000 V'],
  ['>= 3', 'Cable Ø (mm)', '≥ 3 mm'],
  ['min. 3 mm', '', '≥ 3 mm'],
  ['15.9', 'Outer sheath max. Ø (mm)', '≤ 15.9 mm'],
  ['1.2', 'Supplied Ø min. (mm)', '≥ 1.2 mm'],
  ['−20 to +60 °C', 'Temperature', '-20 to 60 °C'],
  ['-40/+100 °C', 'Temperature', '-40 °C | 100 °C'],
  ['2 × 2.5', 'Terminal (mm²)', '2 × 2.5 mm²'],
  ['2 × 45°', 'Angle', '2 × 45 °'],
  ['1,00,000', 'Operations', '100000'],
  ['99 999.99', 'Range (h)', '359999964 s'],
  ['1,250.5', 'Load (N)', '1250.5 N'],
  ['7,5', 'Power (kW)', '7500 W'],
  ['6, 10, 16', 'Conductor (mm²)', '6 mm² | 10 mm² | 16 mm²'],
  ['5 HP', 'Motor', '3728.5 W'],
  ['1/2"', 'Length', '12.7 mm'],
  ['12 AWG', 'Wire', '3.309 mm²'],
  ['26–12 AWG', 'Wire', '0.129 to 3.309 mm²'],
])('reads %s under "%s" as %s', (cell, title, expected) => {
  expect(read(cell, title)).toBe(expected);
});

it.each([
  ['24 V AC/DC', '', '24 V AC/DC'],
  ['220–240 V, 50/60 Hz', 'Voltage', '220 to 240 V AC | 50 Hz | 60 Hz'],
  ['24', 'Coil voltage (V DC)', '24 V DC'],
  ['17 V, 5 mA', 'Minimum load', '≥ 17 V | ≥ 0.005 A'],
  ['1 NO + 1 NC snap', 'Contacts', '1 NO + 1 NC'],
  ['NC and NO', 'Contact', '1 NO + 1 NC'],
  ['2 CO, 10 A', 'Contacts', '2 CO | 10 A'],
  ['M20 × 1.5', 'Entry thread', 'M20 × 1.5'],
  ['m20x1,5', 'Entry thread', 'M20 × 1.5'],
  ['PG13,5', 'Entry thread', 'PG 13.5'],
  ['½ NPT', 'Entry thread', 'NPT 0.5'],
  ['NPT 3/4"', 'Entry thread', 'NPT 0.75'],
  ['4 × M20, 2 × M25', 'Entries', '4 × M20 | 2 × M25'],
  ['IP66/IP68', 'Protection', 'IP66 | IP68'],
  ['IP 2X', 'Protection', 'IP2X'],
  ['400 × 300 × 200', 'Size H × W × D (mm)', '400 × 300 × 200 mm'],
  ['8 flat', 'Pins', '8'],
])('reads %s under "%s" as %s', (cell, title, expected) => {
  expect(read(cell, title)).toBe(expected);
});

it.each([
  ['20S', 'Size'],
  ['24A', 'Coil suffix'],
  ['1-0-2', 'Positions'],
  ['53-54, 61-62', 'Terminal numbers'],
  ['EV-CO-1-24A', 'For EV-PC-9 to 38'],
  ['TH 35-7.5', 'Profile'],
  ['1.2 to 2 times', 'Effect on release time'],
  ['=HYPERLINK("http://example.org")', 'Colour'],
])('keeps %s under "%s" as text', (cell, title) => {
  expect(readCell(cell, readTitle(title)).values).toEqual([{ kind: 'text', text: cell }]);
});

it.each(['', ' ', '-', '–', '—', ' . ', '/'])('reads no value from the blank %j', (cell) => {
  expect(readCell(cell, readTitle('Pack (pcs)')).values).toEqual([]);
});
