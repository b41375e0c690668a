/** Physical dimensions, named by the base unit of their values. */
export type Dimension =
  | 'length'
  | 'area'
  | 'current'
  | 'voltage'
  | 'power'
  | 'apparentPower'
  | 'reactivePower'
  | 'torque'
  | 'force'
  | 'temperature'
  | 'temperatureDifference'
  | 'frequency'
  | 'time'
  | 'mass'
  | 'linearMass'
  | 'flow'
  | 'pressure'
  | 'angle'
  | 'speed'
  | 'sound'
  | 'ratio'
  | 'number';

/** A unit: a value in the base unit of the dimension is `value × factor + offset`. */
export interface Unit {
  /** The usual spelling. */
  name: string;
  dimension: Dimension;
  factor: number;
  offset: number;
}

/** The base unit, in which values of a dimension are stored and written. */
export const dimensionUnits: Readonly<Record<Dimension, string>> = {
  length: 'mm',
  area: 'mm²',
  current: 'A',
  voltage: 'V',
  power: 'W',
  apparentPower: 'VA',
  reactivePower: 'var',
  torque: 'N·m',
  force: 'N',
  temperature: '°C',
  temperatureDifference: 'K',
  frequency: 'Hz',
  time: 's',
  mass: 'kg',
  linearMass: 'kg/m',
  flow: 'm³/h',
  pressure: 'bar',
  angle: '°',
  speed: 'm/s',
  sound: 'dB',
  ratio: '%',
  number: '',
};

const unitTable: readonly (readonly [Dimension, factor: number, names: string])[] = [
  ['length', 1, 'mm|millimetre|millimetres|millimeter|millimeters'],
  ['length', 10, 'cm'],
  ['length', 1000, 'm|metre|metres|meter|meters|mtr|mtrs|mtr.'],
  ['length', 25.4, 'inch|inches|in|"|″'],
  ['length', 304.8, 'ft|feet'],
  ['area', 1, 'mm²|mm2|mm^2|sqmm|sq mm|sq.mm|sq. mm|sq.mm.|sq. mm.|qmm|square mm'],
  ['area', 100, 'cm²'],
  ['current', 1, 'A|amp|amps|ampere|amperes|Amp.'],
  ['current', 0.001, 'mA|milliamp|milliamps'],
  ['current', 1000, 'kA'],
  ['voltage', 1, 'V|volt|volts'],
  ['voltage', 1000, 'kV'],
  ['voltage', 0.001, 'mV'],
  ['power', 1, 'W|watt|watts'],
  ['power', 1000, 'kW|kilowatt|kilowatts'],
  ['power', 745.7, 'HP|horsepower|H.P.|bhp'],
  ['power', 735.5, 'PS'],
  ['apparentPower', 1, 'VA'],
  ['apparentPower', 1000, 'kVA'],
  ['reactivePower', 1, 'var|VAr'],
  ['reactivePower', 1000, 'kvar|kVAr'],
  ['torque', 1, 'N·m|Nm|N m|N.m|N-m'],
  ['torque', 0.01, 'Ncm'],
  ['force', 1, 'N|newton|newtons'],
  ['force', 1000, 'kN'],
  ['force', 9.80665, 'kgf'],
  ['force', 4.448222, 'lbf'],
  ['temperature', 1, '°C|deg C|degC|° C|degree C|degrees C|celsius'],
  ['temperatureDifference', 1, 'K'],
  ['frequency', 1, 'Hz|hertz'],
  ['frequency', 1000, 'kHz'],
  ['time', 1, 's|sec|secs|second|seconds'],
  ['time', 0.001, 'ms'],
  ['time', 60, 'min|mins|minute|minutes'],
  ['time', 3600, 'h|hr|hrs|hour|hours'],
  ['mass', 1, 'kg|kgs'],
  ['mass', 0.001, 'g|gm|gms'],
  ['mass', 0.453592, 'lb|lbs|pound|pounds'],
  ['linearMass', 1, 'kg/m'],
  ['linearMass', 0.001, 'g/m'],
  ['flow', 1, 'm³/h|m3/h|m3/hr|m³/hr|cmh'],
  ['flow', 0.001, 'l/h'],
  ['flow', 1.699, 'cfm'],
  ['pressure', 1, 'bar'],
  ['pressure', 0.001, 'mbar'],
  ['pressure', 0.00001, 'Pa'],
  ['angle', 1, '°|deg|degree|degrees'],
  ['speed', 1, 'm/s'],
  ['sound', 1, 'dB|dB A|dB(A)|dBA'],
  ['ratio', 1, '%|percent'],
];

const units = new Map<string, Unit>([
  ...unitTable.flatMap(([dimension, factor, names]) =>
    names.split('|').map((name): [string, Unit] => [name, { name, dimension, factor, offset: 0 }]),
  ),
  ['°F', { name: '°F', dimension: 'temperature', factor: 5 / 9, offset: -160 / 9 }],
]);

const lowerUnits = new Map([...units].toReversed().map(([name, unit]) => [name.toLowerCase(), unit]));

/** Finds a unit by its name, as written or ignoring case ('MM', 'KW'); null for other words. */
export const findUnit = (name: string): Unit | null =>
  units.get(name) ?? lowerUnits.get(name.toLowerCase()) ?? null;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Pattern source for all unit names, longest first. */
export const unitPattern = [...units.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(escapePattern)
  .join('|');

/** Converts to the base unit and removes floating-point noise. */
export const toDimensionUnit = (value: number, { factor, offset }: Unit): number =>
  roundValue(value * factor + offset);

/** Rounds to twelve significant digits. */
export const roundValue = (value: number): number => Number(value.toPrecision(12));

/** Cross-section of an American wire gauge in mm² (ASTM B258); 1/0 to 4/0 are 0 to -3. */
export const gaugeArea = (gauge: number): number => Number((53.4751 / 92 ** (gauge / 19.5)).toFixed(3));
