/**
 * The dimension drawing of a product: its family, and the table column of each lettered dimension.
 * Columns are referenced by their exact titles, because keys are renumbered when a column is
 * removed (S-374).
 */
export interface ProductDrawing {
  /** One of `drawingFamilies`; a family unknown to this version shows no drawing. */
  family: string;
  /** Column titles by letter. */
  columns: Readonly<Record<string, string>>;
}

interface DrawingFamily {
  label: string;
  /** Meaning of each letter, in the order of the list beside the drawing. */
  dimensions: Readonly<Record<string, string>>;
}

/** Families of products that have a dimension drawing; `DimensionDrawing` of the design system has their geometry. */
export const drawingFamilies = {
  'cable-gland': {
    label: 'Cable gland',
    dimensions: {
      A: 'Entry thread',
      D: 'Clamping range',
      L: 'Thread length',
      G: 'Overall length',
      S: 'Spanner width',
      H: 'Clearance hole',
    },
  },
  'armoured-gland': {
    label: 'Cable gland for armoured cable',
    dimensions: { A: 'Entry thread', D: 'Outer sheath', B: 'Inner sheath', S: 'Spanner width' },
  },
  'gland-kit': {
    label: 'Cable gland kit with shroud',
    dimensions: { D: 'Outer sheath', E: 'Earth tag hole' },
  },
  'lock-nut': { label: 'Lock nut', dimensions: { A: 'Thread', S: 'Spanner width', T: 'Thickness' } },
  'stopping-plug': {
    label: 'Stopping plug',
    dimensions: { A: 'Thread', F: 'Flange diameter', L: 'Thread length' },
  },
  'drain-plug': { label: 'Drain plug', dimensions: { A: 'Thread', S: 'Spanner width' } },
  'thread-adaptor': {
    label: 'Thread adaptor',
    dimensions: { A: 'Male thread', B: 'Female thread', S: 'Spanner width' },
  },
  'cable-tie': { label: 'Cable tie', dimensions: { L: 'Length', W: 'Width', D: 'Bundle diameter' } },
  'tie-mount': { label: 'Cable tie mount', dimensions: { B: 'Base', W: 'Tie width' } },
  'cable-lug': {
    label: 'Cable lug',
    dimensions: {
      L: 'Overall length',
      W: 'Palm width',
      H: 'Palm hole diameter',
      C: 'Crimp length',
      D: 'Barrel inner diameter',
      E: 'Barrel outer diameter',
    },
  },
  'in-line-connector': {
    label: 'In-line connector',
    dimensions: { L: 'Length', D: 'Inner diameter', E: 'Outer diameter' },
  },
  ferrule: {
    label: 'Ferrule',
    dimensions: {
      S: 'Sleeve length',
      L: 'Overall length',
      D: 'Sleeve inner diameter',
      E: 'Insulation diameter',
    },
  },
  'ring-terminal': { label: 'Ring terminal', dimensions: { A: 'Screw', W: 'Ring width' } },
  'fork-terminal': { label: 'Fork terminal', dimensions: { A: 'Screw', W: 'Fork width' } },
  'spiral-band': {
    label: 'Spiral wrapping band',
    dimensions: { E: 'Band diameter', D: 'Bundle range', T: 'Wall' },
  },
  'heat-shrink': {
    label: 'Heat shrink tube',
    dimensions: { E: 'Supplied diameter', D: 'Recovered diameter', T: 'Recovered wall', L: 'Length' },
  },
  conduit: {
    label: 'Corrugated conduit',
    dimensions: { E: 'Outer diameter', D: 'Inner diameter', R: 'Bend radius' },
  },
  'braided-sleeve': {
    label: 'Braided sleeve',
    dimensions: { E: 'Nominal diameter', D: 'Bundle range' },
  },
  contactor: { label: 'Contactor', dimensions: { W: 'Width', B: 'Bar width' } },
  'four-pole-contactor': { label: 'Four-pole contactor', dimensions: { W: 'Width' } },
  'contact-block': { label: 'Front-mounted contact block', dimensions: { W: 'Width' } },
  interlock: { label: 'Mechanical interlock', dimensions: { W: 'Width added' } },
  'relay-socket': { label: 'Relay socket', dimensions: { W: 'Width' } },
  'din-rail': {
    label: 'DIN rail',
    dimensions: { B: 'Width × height', T: 'Thickness', S: 'Slot', P: 'Slot pitch', L: 'Length' },
  },
  'wiring-duct': {
    label: 'Wiring duct',
    dimensions: { W: 'Width', H: 'Height', T: 'Wall', P: 'Slot pitch', S: 'Slot width', L: 'Length' },
  },
  'terminal-block': {
    label: 'Terminal block',
    dimensions: { W: 'Width', H: 'Height on rail', S: 'Strip length' },
  },
  'fuse-terminal': { label: 'Fuse terminal block', dimensions: { W: 'Width' } },
  'standoff-insulator': {
    label: 'Standoff insulator',
    dimensions: { H: 'Height', D: 'Across flats or diameter', A: 'Insert thread', T: 'Insert depth' },
  },
  'flat-busbar': { label: 'Flat busbar', dimensions: { B: 'Width × thickness' } },
  'comb-busbar': { label: 'Comb busbar', dimensions: { P: 'Pitch', L: 'Length' } },
  enclosure: { label: 'Enclosure', dimensions: { H: 'Height', W: 'Width', D: 'Depth' } },
  'junction-box': { label: 'Junction box', dimensions: { L: 'Length', W: 'Width', D: 'Depth' } },
  'cam-lock': {
    label: 'Cam lock',
    dimensions: { E: 'Housing diameter', L: 'Housing length', C: 'Cam length' },
  },
  'filter-fan': {
    label: 'Filter fan or exhaust filter',
    dimensions: { F: 'Frame', D: 'Depth in panel', C: 'Cut-out' },
  },
  'filter-mat': { label: 'Filter mat', dimensions: { M: 'Mat' } },
  'panel-meter': { label: 'Panel meter', dimensions: { F: 'Frame', C: 'Cut-out' } },
  'emergency-stop': { label: 'Emergency stop', dimensions: { D: 'Head diameter' } },
  'cam-switch': { label: 'Rotary cam switch', dimensions: { F: 'Plate' } },
  'push-button-station': {
    label: 'Push button station',
    dimensions: { H: 'Height × width × depth' },
  },
  thermostat: { label: 'Panel thermostat', dimensions: { W: 'Width' } },
  timer: { label: 'Timer on DIN rail', dimensions: { W: 'Width' } },
} as const satisfies Readonly<Record<string, DrawingFamily>>;

export type DrawingFamilyName = keyof typeof drawingFamilies;

/** Returns a family by its name; undefined for a family unknown to this version. */
export const drawingFamily = (name: string): DrawingFamily | undefined =>
  Object.hasOwn(drawingFamilies, name) ? drawingFamilies[name as DrawingFamilyName] : undefined;
