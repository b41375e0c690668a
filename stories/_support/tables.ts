import type { SpecTableData } from '@elvora/design-system/SpecTable';

const row = (...cells: string[]) => Object.fromEntries(cells.map((cell, index) => [`a${index + 1}`, cell]));

/** The table of the power contactors. */
export const contactorTable: SpecTableData = {
  headers: [
    'Ordering code',
    'AC-3 current (A)',
    'AC-1 current (A)',
    'Motor at 240 V (kW)',
    'Motor at 415 V (kW)',
    'Built-in auxiliary',
    'Coil power, AC, holding (VA)',
    'Max. gG fuse, type 1 (A)',
    'Weight (kg)',
  ],
  rows: [
    row('EV-PC-9', '9', '25', '2.2', '4', '1 NO', '7', '25', '0.33'),
    row('EV-PC-12', '12', '25', '3', '5.5', '1 NO', '7', '25', '0.33'),
    row('EV-PC-18', '18', '32', '4', '7.5', '1 NO', '7', '35', '0.34'),
    row('EV-PC-25', '25', '40', '5.5', '11', '1 NO', '7.5', '40', '0.38'),
    row('EV-PC-32', '32', '50', '7.5', '15', '1 NO', '7.5', '63', '0.38'),
    row('EV-PC-38', '38', '50', '9', '18.5', '1 NO', '7.5', '63', '0.39'),
  ],
};

/** Text, line breaks, a missing cell and an empty header. */
export const timerTable: SpecTableData = {
  headers: ['Function', 'What it does', '', 'Range (s)'],
  rows: [
    row('On delay', 'Supply on: time runs\nTime over: output on', 'Supply', '0.1–10'),
    row('Off delay', 'Trigger closes: output on\nTrigger opens: time runs\nTime over: output off', 'Contact'),
    row('Interval', '', ' ', '1–100'),
  ],
};
