/** Nouns of counted things in queries ('3 pole', '12 way') and their properties. */
export const countNouns: Readonly<Record<string, string>> = {
  pole: 'poles',
  poles: 'poles',
  p: 'poles',
  pol: 'poles',
  polig: 'poles',
  polige: 'poles',
  poliger: 'poles',
  way: 'modules',
  ways: 'modules',
  module: 'modules',
  modules: 'modules',
  hole: 'holes',
  holes: 'holes',
  position: 'positions',
  positions: 'positions',
  pos: 'positions',
  pin: 'pins',
  pins: 'pins',
  connection: 'connections',
  connections: 'connections',
};

/** Numerals before counted nouns: 'three pole', 'double pole'. */
export const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  single: 1,
  two: 2,
  double: 2,
  dual: 2,
  three: 3,
  triple: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

/** Abbreviations for numbers of poles. */
export const poleWords: Readonly<Record<string, number>> = {
  sp: 1,
  dp: 2,
  spn: 2,
  tp: 3,
  fp: 4,
  tpn: 4,
  '4pn': 4,
  '1p': 1,
  '2p': 2,
  '3p': 3,
  '4p': 4,
};
