/** Drawings of the seed's products by name, for databases of earlier versions. Never changed: the seed has its own. */
export const firstDrawings: readonly {
  names: readonly string[];
  family: string;
  columns: Readonly<Record<string, string>>;
}[] = [
  {
    names: ['Brass Cable Gland, Metric Thread', 'Nylon Cable Gland, Metric Thread'],
    family: 'cable-gland',
    columns: {
      A: 'Entry thread',
      D: 'Clamping range (mm)',
      L: 'Thread length (mm)',
      S: 'Spanner width (mm)',
      H: 'Clearance hole (mm)',
    },
  },
  {
    names: ['Brass Cable Gland, PG Thread'],
    family: 'cable-gland',
    columns: {
      A: 'Entry thread',
      D: 'Clamping range (mm)',
      S: 'Spanner width (mm)',
      H: 'Clearance hole (mm)',
    },
  },
  {
    names: ['EMC Brass Cable Gland'],
    family: 'cable-gland',
    columns: { A: 'Entry thread', D: 'Sheath range (mm)', L: 'Thread length (mm)', S: 'Spanner width (mm)' },
  },
  {
    names: ['Multi-Hole Brass Cable Gland'],
    family: 'cable-gland',
    columns: { A: 'Entry thread', S: 'Spanner width (mm)' },
  },
  {
    names: ['Double Compression Cable Gland for Armoured Cable'],
    family: 'armoured-gland',
    columns: {
      A: 'Entry thread',
      D: 'Outer sheath Ø (mm)',
      B: 'Inner sheath Ø (mm)',
      S: 'Spanner width (mm)',
    },
  },
  {
    names: ['Single Compression Cable Gland for Armoured Cable'],
    family: 'armoured-gland',
    columns: {
      A: 'Entry thread',
      D: 'Outer sheath max. Ø (mm)',
      B: 'Inner sheath max. Ø (mm)',
      S: 'Spanner width (mm)',
    },
  },
  {
    names: ['Nylon Cable Gland, PG Thread'],
    family: 'cable-gland',
    columns: {
      A: 'Entry thread',
      D: 'Clamping range (mm)',
      L: 'Thread length (mm)',
      S: 'Spanner width (mm)',
    },
  },
  {
    names: ['Nylon Spiral Flex Gland'],
    family: 'cable-gland',
    columns: {
      A: 'Entry thread',
      D: 'Clamping range (mm)',
      G: 'Overall length (mm)',
      S: 'Spanner width (mm)',
    },
  },
  {
    names: ['Brass Lock Nut'],
    family: 'lock-nut',
    columns: { A: 'Thread', S: 'Spanner width (mm)', T: 'Thickness (mm)' },
  },
  {
    names: ['Stopping Plug'],
    family: 'stopping-plug',
    columns: { A: 'Thread', F: 'Flange Ø (mm)', L: 'Thread length (mm)' },
  },
  {
    names: ['Thread Adaptor, Reducing and Enlarging'],
    family: 'thread-adaptor',
    columns: { A: 'Male thread', B: 'Female thread', S: 'Spanner width (mm)' },
  },
  { names: ['Breather Drain Plug'], family: 'drain-plug', columns: { A: 'Thread', S: 'Spanner width (mm)' } },
  {
    names: [
      'Nylon Cable Tie, Standard',
      'Nylon Cable Tie, UV Stabilised Black',
      'Releasable Cable Tie',
      'Screw Mount Cable Tie',
      'Stainless Steel Cable Tie',
    ],
    family: 'cable-tie',
    columns: { L: 'Length (mm)', W: 'Width (mm)', D: 'Max. bundle Ø (mm)' },
  },
  {
    names: ['Adhesive Tie Mount'],
    family: 'tie-mount',
    columns: { B: 'Base (mm)', W: 'Max. tie width (mm)' },
  },
  {
    names: ['Compression Cable Lug, DIN Pattern'],
    family: 'cable-lug',
    columns: { C: 'Crimp length (mm)', D: 'Barrel inner Ø (mm)', E: 'Barrel outer Ø (mm)' },
  },
  {
    names: ['Copper Tube Lug, Standard'],
    family: 'cable-lug',
    columns: { L: 'Overall length (mm)', W: 'Palm width (mm)', H: 'Hole Ø (mm)', D: 'Barrel inner Ø (mm)' },
  },
  {
    names: ['Bimetallic Cable Lug'],
    family: 'cable-lug',
    columns: {
      L: 'Overall length (mm)',
      H: 'Palm hole Ø (mm)',
      D: 'Barrel inner Ø (mm)',
      E: 'Barrel outer Ø (mm)',
    },
  },
  {
    names: ['In-Line Compression Connector'],
    family: 'in-line-connector',
    columns: { L: 'Length (mm)', D: 'Inner Ø (mm)', E: 'Outer Ø (mm)' },
  },
  {
    names: ['Insulated Ferrule, Single Wire'],
    family: 'ferrule',
    columns: {
      S: 'Sleeve length (mm)',
      L: 'Overall length (mm)',
      D: 'Sleeve inner Ø (mm)',
      E: 'Max. insulation Ø (mm)',
    },
  },
  {
    names: ['Insulated Ferrule, Twin Wire'],
    family: 'ferrule',
    columns: { S: 'Sleeve length (mm)', L: 'Overall length (mm)' },
  },
  {
    names: ['Pre-Insulated Ring Terminal'],
    family: 'ring-terminal',
    columns: { A: 'Screw', W: 'Ring width (mm)' },
  },
  {
    names: ['Pre-Insulated Fork Terminal'],
    family: 'fork-terminal',
    columns: { A: 'Screw', W: 'Fork width (mm)' },
  },
  {
    names: ['Spiral Wrapping Band'],
    family: 'spiral-band',
    columns: { E: 'Band Ø (mm)', D: 'Bundle range (mm)', T: 'Wall (mm)' },
  },
  {
    names: ['Heat Shrink Tube 2:1'],
    family: 'heat-shrink',
    columns: {
      E: 'Supplied Ø min. (mm)',
      D: 'Recovered Ø max. (mm)',
      T: 'Recovered wall (mm)',
      L: 'Length supplied',
    },
  },
  {
    names: ['Adhesive-Lined Heat Shrink Tube 3:1'],
    family: 'heat-shrink',
    columns: {
      E: 'Supplied Ø min. (mm)',
      D: 'Recovered Ø max. (mm)',
      T: 'Recovered wall (mm)',
      L: 'Piece length (m)',
    },
  },
  {
    names: ['Corrugated Polyamide Conduit'],
    family: 'conduit',
    columns: { E: 'Outer Ø (mm)', D: 'Inner Ø (mm)', R: 'Static bend radius (mm)' },
  },
  {
    names: ['Braided Expandable Sleeve'],
    family: 'braided-sleeve',
    columns: { E: 'Nominal Ø (mm)', D: 'Bundle range (mm)' },
  },
  {
    names: ['Power Contactor 115–500 A'],
    family: 'contactor',
    columns: { W: 'Width (mm)', B: 'Bar width (mm)' },
  },
  {
    names: ['DIN Rail, Steel, Slotted'],
    family: 'din-rail',
    columns: {
      B: 'Width × height (mm)',
      T: 'Thickness (mm)',
      S: 'Slot (mm)',
      P: 'Slot pitch (mm)',
      L: 'Length (m)',
    },
  },
  {
    names: ['DIN Rail, Aluminium'],
    family: 'din-rail',
    columns: { B: 'Width × height (mm)', T: 'Thickness (mm)', L: 'Length (m)' },
  },
  {
    names: ['Slotted Wiring Duct, PVC Grey'],
    family: 'wiring-duct',
    columns: { W: 'Width (mm)', H: 'Height (mm)', T: 'Wall (mm)' },
  },
  {
    names: ['Fine-Slot Wiring Duct'],
    family: 'wiring-duct',
    columns: {
      W: 'Width (mm)',
      H: 'Height (mm)',
      P: 'Slot pitch (mm)',
      S: 'Slot width (mm)',
      L: 'Length (m)',
    },
  },
  {
    names: ['Halogen-Free Wiring Duct'],
    family: 'wiring-duct',
    columns: { W: 'Width (mm)', H: 'Height (mm)', P: 'Slot pitch (mm)', L: 'Length (m)' },
  },
  {
    names: ['Feed-Through Terminal Block, Screw', 'Push-In Terminal Block'],
    family: 'terminal-block',
    columns: { W: 'Width (mm)', S: 'Strip length (mm)' },
  },
  {
    names: ['Double-Deck Terminal Block'],
    family: 'terminal-block',
    columns: { W: 'Width (mm)', H: 'Height on rail (mm)' },
  },
  {
    names: ['Low-Voltage Standoff Insulator'],
    family: 'standoff-insulator',
    columns: { H: 'Height (mm)', D: 'Across flats or Ø (mm)', A: 'Insert thread', T: 'Insert depth (mm)' },
  },
  { names: ['Comb Busbar for MCB'], family: 'comb-busbar', columns: { P: 'Pitch (mm)', L: 'Length (mm)' } },
  {
    names: ['Distribution Box IP65, Transparent Door', 'Wall-Mounting Enclosure IP65, Sheet Steel'],
    family: 'enclosure',
    columns: { H: 'Height (mm)', W: 'Width (mm)', D: 'Depth (mm)' },
  },
  {
    names: ['Polycarbonate Junction Box IP66'],
    family: 'junction-box',
    columns: { L: 'Length (mm)', W: 'Width (mm)', D: 'Depth (mm)' },
  },
  {
    names: ['Cam Lock for Panel Door'],
    family: 'cam-lock',
    columns: { E: 'Housing Ø (mm)', L: 'Housing length (mm)', C: 'Cam length (mm)' },
  },
  {
    names: ['Panel Filter Fan', 'Exhaust Filter'],
    family: 'filter-fan',
    columns: { F: 'Frame (mm)', D: 'Depth in panel (mm)', C: 'Cut-out (mm)' },
  },
  {
    names: ['Digital Panel Meter, Single Function', 'Hour Meter'],
    family: 'panel-meter',
    columns: { F: 'Size (mm)', C: 'Cut-out (mm)' },
  },
  {
    names: ['Earth Terminal Block'],
    family: 'terminal-block',
    columns: { W: 'Width (mm)' },
  },
  {
    names: ['Copper Busbar, Flat'],
    family: 'flat-busbar',
    columns: { B: 'Width × thickness (mm)' },
  },
  {
    names: ['Replacement Filter Mat'],
    family: 'filter-mat',
    columns: { M: 'Mat (mm)' },
  },
  {
    names: ['Emergency Stop Push Button'],
    family: 'emergency-stop',
    columns: { D: 'Head Ø (mm)' },
  },
  {
    names: ['Rotary Cam Switch, On-Off', 'Rotary Cam Switch, Change-Over and Selector'],
    family: 'cam-switch',
    columns: { F: 'Plate (mm)' },
  },
  {
    names: ['Star-Delta Timer', 'True Off-Delay Timer'],
    family: 'timer',
    columns: { W: 'Width (mm)' },
  },
  {
    names: ['Armoured Gland Kit with Shroud'],
    family: 'gland-kit',
    columns: { D: 'Outer sheath Ø (mm)', E: 'Earth tag hole (mm)' },
  },
  {
    names: ['Four-Pole Contactor, AC-1'],
    family: 'four-pole-contactor',
    columns: { W: 'Width (mm)' },
  },
  {
    names: ['Front-Mount Auxiliary Contact Block'],
    family: 'contact-block',
    columns: { W: 'Width (mm)' },
  },
  {
    names: ['Mechanical Interlock Unit'],
    family: 'interlock',
    columns: { W: 'Width added (mm)' },
  },
  {
    names: ['Relay Socket'],
    family: 'relay-socket',
    columns: { W: 'Width (mm)' },
  },
  {
    names: ['Push Button Station'],
    family: 'push-button-station',
    columns: { H: 'Size H × W × D (mm)' },
  },
  {
    names: ['Fuse Terminal Block'],
    family: 'fuse-terminal',
    columns: { W: 'Width (mm)' },
  },
  {
    names: ['Panel Thermostat'],
    family: 'thermostat',
    columns: { W: 'Width (mm)' },
  },
];
