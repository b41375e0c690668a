import type { Dimension } from './dimension.ts';

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
}

const define = (
  dimension: PropertyDefinition['dimension'],
  rows: readonly (readonly [
    key: string,
    name: string,
    use: PropertyUse,
    rank: 1 | 2 | 3,
    labels: RegExp,
    words?: string,
  ])[],
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
  ...define('length', [
    [
      'innerSheath',
      'Inner sheath',
      'fit',
      2,
      /\binner sheath|under armou?r|bedding\b/,
      'inner! sheath bedding! dia diameter od',
    ],
    ['armourWire', 'Armour wire', 'fit', 3, /armou?r/, 'armour wire! dia diameter'],
    ['screen', 'Screen', 'fit', 3, /\bscreen|\bshield/, 'screen! shield! dia diameter od'],
    [
      'cableDiameter',
      'Cable diameter',
      'fit',
      1,
      /(?:clamping|sheath|sealing|cable) (?:range|ø)|outer sheath|^for cables?$|cable ø|^clamping|^cable$/,
      'cable sheath od outer outside diameter dia clamping clamp wire',
    ],
    ['insulationDiameter', 'Insulation diameter', 'fit', 3, /insulation/, 'insulation! dia diameter od'],
    ['bundleDiameter', 'Bundle diameter', 'fit', 2, /bundle/, 'bundle! harness! loom! bunch! dia diameter'],
    ['threadLength', 'Thread length', 'choice', 3, /thread length|length of thread/, 'thread! length long'],
    [
      'threadDiameter',
      'Thread outer diameter',
      'choice',
      3,
      /thread (?:outer )?ø/,
      'thread! outer dia diameter od',
    ],
    [
      'spannerWidth',
      'Spanner width',
      'choice',
      3,
      /spanner|wrench|across flats$|^(?:sw|a\/f)$/,
      'spanner! wrench! width',
    ],
    ['hole', 'Hole', 'choice', 3, /\bhole(?!s)|^slot$/, 'hole! drill! dia diameter'],
    ['pitch', 'Pitch', 'choice', 3, /pitch/, 'pitch'],
    [
      'pack',
      'Pack length',
      'choice',
      3,
      /^(?:roll|carton|pack|reel|coil|box|bag|bundle of)\b/,
      'roll reel carton coil',
    ],
    ['headDiameter', 'Head diameter', 'choice', 1, /\bhead\b/, 'head! mushroom! dia diameter'],
    [
      'suppliedDiameter',
      'Supplied diameter',
      'choice',
      1,
      /suppl\w+ ø|before shrink|expanded/,
      'supplied expanded before tube sleeve',
    ],
    [
      'recoveredDiameter',
      'Recovered diameter',
      'choice',
      3,
      /recovered ø|shrunk|after shrink/,
      'recovered! shrunk! after! dia diameter',
    ],
    ['nominalDiameter', 'Nominal diameter', 'choice', 1, /(?:nominal|band|rod|tube|pipe) ø/, 'nominal band'],
    [
      'innerDiameter',
      'Inner diameter',
      'choice',
      2,
      /^(?:inner|inside) ø|^(?:id|bore)$/,
      'inner! inside! id! bore! internal! dia diameter',
    ],
    [
      'outerDiameter',
      'Outer diameter',
      'choice',
      2,
      /^(?:outer|outside) ø|^od$|across flats or ø/,
      'outer! outside! od! external! dia diameter',
    ],
    [
      'barrelInner',
      'Barrel inner diameter',
      'choice',
      3,
      /(?:barrel|sleeve) inner/,
      'barrel! inner inside id dia diameter',
    ],
    [
      'barrelOuter',
      'Barrel outer diameter',
      'choice',
      3,
      /(?:barrel|sleeve) outer/,
      'barrel! outer outside od dia diameter',
    ],
    ['element', 'Element diameter', 'choice', 3, /\bbarrel|element/, 'element! barrel! dia diameter'],
    ['tieWidth', 'Tie width', 'fit', 1, /tie width/, 'tie! width'],
    ['plate', 'Mounting plate', 'choice', 3, /mounting plate|^plate\b|^frame$|^sheet$/, 'plate'],
    ['cutOut', 'Cut-out', 'choice', 2, /cut-?out/, 'cutout cut'],
    ['outline', 'Outline', 'choice', 1, /[×x]|^size$|^base$|^mat$|dimensions?/, 'base outline'],
    ['length', 'Length', 'choice', 1, /^(?:overall |piece |total )?length(?: supplied)?$/, 'long length'],
    ['width', 'Width', 'choice', 1, /^(?:overall )?width$/, 'wide width'],
    ['height', 'Height', 'choice', 1, /^(?:overall )?height$/, 'high height tall'],
    ['depth', 'Depth', 'choice', 1, /^(?:overall )?depth$/, 'deep depth'],
    ['thickness', 'Thickness', 'choice', 2, /^thickness$/, 'thick thickness'],
    // Sides of 'Width × height'; no title matches them.
    ['lengthSide', 'Length', 'choice', 3, /(?!)/, 'long length'],
    ['widthSide', 'Width', 'choice', 3, /(?!)/, 'wide width'],
    ['heightSide', 'Height', 'choice', 3, /(?!)/, 'high height tall'],
    ['depthSide', 'Depth', 'choice', 3, /(?!)/, 'deep depth'],
    ['thicknessSide', 'Thickness', 'choice', 3, /(?!)/, 'thick thickness'],
  ]),
  ...define('area', [
    [
      'crossSection',
      'Conductor cross-section',
      'rating',
      1,
      /^(?:conductors?|rated cross-section|cross-section|conductor (?:al|cu|copper|alumin\w+))\b/,
      'conductor core cross section cable wire',
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
    ['coilCurrent', 'Coil current', 'choice', 3, /(?:coil|input|led|supply) current/, 'coil input'],
    [
      'settingRange',
      'Setting range',
      'fit',
      2,
      /setting|(?:relay|thermal|overload) range/,
      'setting range adjustable set adjust relay',
    ],
    ['transformerRatio', 'Transformer ratio', 'fit', 3, /transformer|^ratio$|^ct\b/],
    ['motorCurrent', 'Motor current', 'choice', 2, /(?:full-?load|motor) current/, 'motor'],
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
      3,
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
  ...define('torque', [['torque', 'Tightening torque', 'fit', 3, /torque/, 'torque']]),
  ...define('temperature', [['temperature', 'Temperature', 'fit', 1, /^/]]),
  ...define('time', [
    ['switchingTime', 'Switching time', 'fit', 3, /closing|opening|release|on time/, 'closing opening'],
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
    ['packQuantity', 'Pack', 'choice', 3, /^(?:pack|packet|box|bag|carton)\b/],
  ]),
  ...define('thread', [
    ['entryThread', 'Entry thread', 'choice', 1, /entry|entries|thread|^size$|knock-?outs?/, 'entry thread'],
    ['stud', 'Stud or screw', 'choice', 1, /stud|screw|bolt|fixing/, 'stud screw bolt hole'],
  ]),
  ...define('protection', [['protection', 'Protection', 'minimum', 1, /^/]]),
  ...define('contacts', [['contacts', 'Contacts', 'choice', 1, /^/]]),
];
