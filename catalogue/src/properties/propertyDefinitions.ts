import type { Dimension } from './dimension.ts';
import { lengthRows } from './lengthProperties.ts';

/**
 * How a wanted quantity matches a value. `fit`: the value is a range that contains it. `choice`: the value
 * equals it. `rating`: the value equals it or is the next one above. `minimum`: the value is at least as
 * large.
 */
export type PropertyUse = 'fit' | 'choice' | 'rating' | 'minimum';

export interface PropertyDefinition {
  key: string;
  /** Name in facets and chips. */
  name: string;
  dimension: Dimension | 'thread' | 'protection' | 'contacts';
  /** Patterns for the label of a title (`ColumnTitle.label`). */
  labels: RegExp;
  use: PropertyUse;
  /** 1: the main selection criterion; 2: a secondary meaning; 3: only matches when a query names it. */
  rank: 1 | 2 | 3;
  /**
   * Words that name the property next to a quantity: 'cable 9 mm', '24 V coil'. If some have an exclamation
   * mark, the others name it only together with one of those: 'dia' of 'screen dia 9'.
   */
  words: string;
  /** The property of the rating, and the higher temperature in °C at which this one applies. */
  deratedAt?: { key: string; temperature: number };
}

/** A definition as a row of this list. */
export type PropertyRow = readonly [
  key: string,
  name: string,
  use: PropertyUse,
  rank: 1 | 2 | 3,
  labels: RegExp,
  words?: string,
];

const define = (
  dimension: PropertyDefinition['dimension'],
  rows: readonly PropertyRow[],
): PropertyDefinition[] =>
  rows.map(([key, name, use, rank, labels, words = '']) => ({
    key,
    name,
    dimension,
    use,
    rank,
    labels,
    words,
  }));

/** Equivalent titles become one property; the first definition of a dimension whose labels match wins. */
export const propertyDefinitions: readonly PropertyDefinition[] = [
  ...define('length', lengthRows),
  ...define('area', [
    [
      'crossSection',
      'Conductor cross-section',
      'rating',
      1,
      /^(?:conductors?|rated cross-section|cross-section|conductor (?:al|cu|copper|alumin\w+))\b/,
      'conductor core cross section cable wire',
    ],
    // Of '2 × 1.5'; no title matches it.
    [
      'conductors',
      'Cross-section of each conductor',
      'rating',
      2,
      /(?!)/,
      'conductor core cross section wire',
    ],
    [
      'terminalCapacity',
      'Terminal capacity',
      'fit',
      2,
      /terminal|wire range|connectable|wire size|clamping/,
      'capacity',
    ],
    ['cableCrossSection', 'Cable cross-section', 'choice', 2, /cable|wire/],
    ['innerArea', 'Inner area', 'choice', 3, /area|fill/, 'area'],
  ]),
  ...define('current', [
    // Types of co-ordination (IEC 60947-4-1).
    ['fuseType1', 'Fuse, type 1', 'rating', 3, /fuse, type 1\b/, 'fuse 1'],
    ['fuseType2', 'Fuse, type 2', 'rating', 3, /fuse, type 2\b/, 'fuse 2'],
    ['fuse', 'Fuse', 'rating', 3, /fuse|back-?up/, 'fuse'],
    [
      'breakingCapacity',
      'Breaking capacity',
      'minimum',
      1,
      /\bic[usnw]\b|breaking|short-circuit/,
      'breaking icu icn short fault',
    ],
    ['shortTimeWithstand', 'Short-time withstand', 'minimum', 3, /short-time|withstand/, 'withstand'],
    ['magneticRelease', 'Magnetic release', 'fit', 3, /magnetic|instantaneous/, 'magnetic instantaneous'],
    ['sensitivity', 'Residual current', 'choice', 1, /sensitivity|residual|i∆n|iδn/, 'sensitivity'],
    ['coilCurrent', 'Coil current', 'choice', 2, /(?:coil|input|led|supply) current/, 'coil input'],
    [
      'settingRange',
      'Setting range',
      'fit',
      2,
      /setting|(?:relay|thermal|overload) range/,
      'setting range adjustable set adjust relay',
    ],
    ['transformerRatio', 'Transformer ratio', 'fit', 3, /transformer|^ratio$|^ct\b/],
    ['motorCurrent', 'Motor current', 'choice', 2, /(?:full-?load|motor) current/, 'motor! full! load'],
    ['currentAc3', 'Rated current AC-3', 'rating', 1, /ac-?3\b/, 'ac3 motor'],
    ['currentAc1', 'Rated current AC-1', 'rating', 2, /ac-?1\b/, 'ac1 resistive heater heating'],
    [
      'currentControl',
      'Control rating',
      'rating',
      2,
      /\b(?:ac|dc)-?1[1-5]\b|contact rating|switching|^contacts?$/,
      'ac15 dc13 contact contacts',
    ],
    ['currentPainted', 'Rated current, painted', 'rating', 2, /current,? (?:\w+, )?painted/, 'painted'],
    [
      'ratedCurrent',
      'Rated current',
      'rating',
      1,
      /^(?:rated |thermal |nominal )?current|^i[en]$|^ith$|ampacity|ac-2\d|^rating$|^amps?$/,
      'bare',
    ],
  ]),
  ...define('voltage', [
    [
      'supplyVoltage',
      'Supply voltage',
      'fit',
      1,
      /coil|input|supply|control|auxiliary|^un?s$|^uc$|^voltage$/,
      'coil supply control input auxiliary',
    ],
    ['ratedVoltage', 'Rated voltage', 'rating', 2, /rated|insulation|^u[ei]$|working/, 'insulation'],
    ['load', 'Minimum load', 'choice', 3, /load|spike|limit/, 'minimum'],
  ]),
  ...define('power', [
    ['motorPower', 'Motor power', 'rating', 1, /motor|ac-?3|ac-?23/, 'motor pump'],
    ['loadPower', 'Load', 'rating', 2, /load/, 'load heater heating'],
    [
      'consumption',
      'Power consumption',
      'choice',
      2,
      /coil|holding|pull-in|consumption|power loss|^power$/,
      'consumption coil loss',
    ],
    ['permittedLoss', 'Permitted loss', 'minimum', 2, /permitted|dissipation/, 'loss dissipation'],
  ]),
  ...define('reactivePower', [['reactivePower', 'Reactive power', 'rating', 1, /reactive|capacitor|kvar/]]),
  ...define('force', [
    [
      'cantileverStrength',
      'Cantilever strength',
      'minimum',
      2,
      /cantilever|bending/,
      'cantilever! bending! strength load',
    ],
    ['tensileStrength', 'Tensile strength', 'minimum', 1, /tensile|strength|loop/, 'tensile strength pull'],
    ['staticLoad', 'Static load', 'minimum', 1, /load/, 'load'],
  ]),
  ...define('torque', [['torque', 'Tightening torque', 'fit', 3, /torque/, 'torque tightening tighten']]),
  ...define('temperature', [['temperature', 'Temperature', 'fit', 1, /^/]]),
  ...define('time', [
    [
      'switchingTime',
      'Switching time',
      'fit',
      3,
      /closing|opening|release|on time/,
      'closing! opening! time',
    ],
    ['pause', 'Pause', 'choice', 2, /pause/, 'pause'],
    ['timeRange', 'Time range', 'fit', 1, /time|delay|range/, 'delay time range'],
  ]),
  ...define('flow', [
    [
      'airFlowWithFilter',
      'Air flow with filter',
      'minimum',
      1,
      /flow.* (?:with|through) .*filter/,
      'exhaust! filter flow',
    ],
    ['airFlow', 'Air flow', 'minimum', 1, /flow/, 'flow free'],
  ]),
  ...define('angle', [['angle', 'Angle', 'choice', 1, /^/]]),
  ...define('number', [
    ['poles', 'Poles', 'choice', 1, /^(?:poles?|number of poles|phases?)$/, 'poles'],
    ['modules', 'Modules', 'choice', 1, /^(?:modules?|places|ways?)$/, 'modules ways'],
    ['positions', 'Positions', 'choice', 1, /^positions?$/, 'positions'],
    ['holes', 'Holes', 'choice', 1, /^holes?$/, 'holes'],
    ['pins', 'Pins', 'choice', 1, /^pins?$/, 'pins'],
    ['connections', 'Connections', 'choice', 1, /^(?:connections?|decks?|rows?)$/, 'connections'],
    ['packQuantity', 'Pack', 'choice', 3, /^(?:pack|packet|box|bag|carton)\b/, 'pack packet'],
  ]),
  ...define('thread', [
    ['entryThread', 'Entry thread', 'choice', 1, /entry|entries|thread|^size$|knock-?outs?/, 'entry thread'],
    ['stud', 'Stud or screw', 'choice', 1, /stud|screw|bolt|fixing/, 'stud screw bolt hole'],
  ]),
  ...define('protection', [['protection', 'Protection', 'minimum', 1, /^/]]),
  ...define('contacts', [['contacts', 'Contacts', 'choice', 1, /^/, 'contacts']]),
];
