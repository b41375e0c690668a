import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedQueries } from '../fixtures/markedQueries.ts';

const queries = markedQueries([
  {
    title: 'ratings at the temperature of the query',
    products: [
      newIndexedProduct(
        'Four-Pole Contactor, AC-1',
        'Contactors',
        ['Ordering code', 'AC-1 current at 40 °C (A)', 'AC-1 current at 55 °C (A)'],
        [
          ['C-40', '40', '34'],
          ['C-60', '60', '51'],
          ['C-80', '80', '68'],
        ],
        { description: 'For ambient temperatures up to 55 °C.' },
      ),
    ],
    queries: [
      ['contactor AC-1 40 A', ['C-40']],
      ['contactor 40 A AC-1 at 55 °C', ['C-60']],
      ['contactor ac1 34A 55 deg', ['C-40']],
    ],
  },
  {
    title: 'short-time withstand currents of one second',
    products: [
      newIndexedProduct(
        'Switch Disconnector',
        'Switches',
        ['Ordering code', 'Rated current (A)', 'Rated short-time withstand, 1 s (kA)'],
        [
          ['S-40', '40', '0.48'],
          ['S-100', '100', '1.2'],
        ],
      ),
    ],
    queries: [
      ['switch disconnector 1 s withstand 1.2 kA', ['S-100']],
      ['switch disconnector withstand 1.2 kA for 1 sec', ['S-100']],
      ['switch disconnector 1.2kA 1s', ['S-100']],
      ['switch disconnector 3 s withstand 1.2 kA', []],
    ],
  },
  {
    title: 'the diameter after shrinking, which may be rounded',
    products: [
      newIndexedProduct(
        'Heat Shrink Tube 2:1',
        'Tubes',
        ['Ordering code', 'Supplied Ø min. (mm)', 'Recovered Ø max. (mm)'],
        [
          ['T-6.4', '6.4', '3.2'],
          ['T-19', '19', '6'],
        ],
      ),
    ],
    queries: [
      ['heat shrink 6mm recovered to 3', ['T-6.4']],
      ['heat shrink 19 mm shrinking down to 6', ['T-19']],
      ['glue lined tube 19mm to 6mm', ['T-19']],
      ['heat shrink for 15 mm joint', ['T-19']],
      ['heat shrink to cover 15 mm', ['T-19']],
      ['heat shrink around a 15 mm joint', ['T-19']],
      ['heat shrink 15 mm', []],
    ],
  },
  {
    title: 'strengths by the weight that they hold',
    products: [
      newIndexedProduct(
        'Nylon Cable Tie',
        'Ties',
        ['Ordering code', 'Length (mm)', 'Loop tensile strength (N)'],
        [
          ['T-50', '50', '80'],
          ['T-120', '120', '220'],
          ['T-250', '250', '540'],
        ],
      ),
    ],
    queries: [
      ['tie for 22 kg', ['T-120']],
      ['50 lb tie', ['T-120']],
      ['120 lbs tie', ['T-250']],
      ['tie of at least 15 kg', ['T-120', 'T-250']],
      ['tie 200 kg', []],
    ],
  },
  {
    title: 'secondary lengths that are named before their values, and rounded ones',
    products: [
      newIndexedProduct(
        'Nylon Gland',
        'Glands',
        ['Ordering code', 'Clamping range (mm)', 'Spanner width (mm)'],
        [
          ['G-20', '6–13', '24'],
          ['G-25', '11–17', '29'],
        ],
      ),
      newIndexedProduct(
        'Conduit',
        'Conduits',
        ['Ordering code', 'Inner Ø (mm)', 'Bend radius (mm)'],
        [
          ['C-12', '12.0', '55'],
          ['C-14', '14.2', '65'],
        ],
      ),
    ],
    queries: [
      ['nylon gland 12.5mm spanner 29', ['G-25']],
      ['nylon gland 29 mm across flats', ['G-25']],
      ['nylon gland 12mm cable spanner 29', ['G-25']],
      ['conduit bend radius max 65 inner 14', ['C-14']],
    ],
  },
  {
    title: 'glands by their armour, and not for a much thinner cable',
    products: [
      newIndexedProduct(
        'Single Compression Gland',
        'Glands',
        ['Ordering code', 'Size', 'Inner sheath max. Ø (mm)', 'Armour wire Ø (mm)'],
        [
          ['S-20', '20', '13.9', '0.9–1.4'],
          ['S-50S', '50S', '38.1', '1.6–2.5'],
        ],
      ),
    ],
    queries: [
      ['gland size 50S armour 2mm', ['S-50S']],
      ['gland inner sheath 12 mm', ['S-20']],
      ['gland inner sheath 6 mm', []],
    ],
  },
  {
    title: 'words behind a comma apart from those before it',
    products: [
      newIndexedProduct(
        'Nylon Gland, PG Thread',
        'Glands',
        ['Ordering code', 'Entry thread', 'Clamping range (mm)', 'Thread outer Ø (mm)'],
        [
          ['XY-N-21', 'PG 21', '13–18', '28.3'],
          ['XY-N-36', 'PG 36', '22–32', '47.0'],
        ],
      ),
    ],
    queries: [['nylon gland pg, thread dia 28.3', ['XY-N-21']]],
  },
  {
    title: 'adaptors by numbers of their threads',
    products: [
      newIndexedProduct(
        'Thread Adaptor',
        'Adaptors',
        ['Ordering code', 'Type', 'Male thread', 'Female thread'],
        [
          ['A-25-20', 'Reducing', 'M25 × 1.5', 'M20 × 1.5'],
          ['A-20-25', 'Enlarging', 'M20 × 1.5', 'M25 × 1.5'],
        ],
      ),
    ],
    queries: [
      ['thread adaptor 25 to 20', ['A-25-20']],
      ['20mm x 25mm adapter', ['A-20-25']],
    ],
  },
  {
    title: 'setting ranges below or above a value',
    products: [
      newIndexedProduct(
        'Motor Breaker',
        'Breakers',
        ['Ordering code', 'Thermal range (A)'],
        [
          ['M-0.4', '0.25–0.40'],
          ['M-1', '0.63–1.0'],
          ['M-1.6', '1.0–1.6'],
        ],
      ),
    ],
    queries: [
      ['motor breaker below 1A', ['M-0.4', 'M-1']],
      ['motor breaker above 1A', ['M-1.6']],
      ['motor breaker 1 to 1.6 A', ['M-1.6']],
    ],
  },
  {
    title: 'a range before values within it',
    products: [
      newIndexedProduct(
        'Phase Relay',
        'Relays',
        ['Ordering code', 'Asymmetry setting (%)'],
        [
          ['R-1', '12'],
          ['R-2', '5–15'],
        ],
      ),
    ],
    queries: [
      ['phase relay asymmetry setting 5-15 %', ['R-2']],
      ['phase relay asymmetry setting 10-14 %', ['R-2']],
    ],
  },
  {
    title: 'the next rating, next to a range with the wanted value',
    products: [
      newIndexedProduct(
        'Case Breaker',
        'Breakers',
        ['Ordering code', 'Rated current (A)', 'Long-time setting (A)'],
        [
          ['B-320', '320', '128–320'],
          ['B-630', '630', '252–630'],
        ],
      ),
    ],
    queries: [['case breaker 250 A', ['B-320']]],
  },
  {
    title: 'sizes without a property, and not the parts ordered with them',
    products: [
      newIndexedProduct(
        'Interlock Unit',
        'Interlocks',
        ['Ordering code', 'Built-in contacts', 'Wiring link set'],
        [
          ['XY-I-38', '2 NC', 'XY-IW-38'],
          ['XY-I-225', '–', 'XY-IW-225'],
        ],
      ),
    ],
    queries: [
      ['interlock unit without contacts', ['XY-I-225']],
      ['interlock unit', []],
      ['interlock unit 2 NC', ['XY-I-38']],
      ['wiring link set for interlock 2 NC', ['XY-IW-38']],
    ],
  },
  {
    title: 'parts for the frame of a device',
    products: [
      newIndexedProduct(
        'Case Breaker, 160 A Frame',
        'Breakers',
        ['Ordering code', 'Rated current (A)'],
        [['XY-B160-100', '100']],
      ),
      newIndexedProduct(
        'Case Breaker, 250 A Frame',
        'Breakers',
        ['Ordering code', 'Rated current (A)'],
        [['XY-B250-160', '160']],
      ),
      newIndexedProduct(
        'Motor Breaker',
        'Breakers',
        ['Ordering code', 'Thermal range (A)'],
        [['XY-M-10', '6–10']],
        { keywords: ['rotary handle'] },
      ),
      newIndexedProduct(
        'Breaker Accessories',
        'Breakers',
        ['Accessory', 'For 160 A frame', 'For 250 A frame'],
        [
          ['Phase barriers', 'XY-A-PB-160', 'XY-A-PB-250'],
          ['Rotary handle', 'XY-A-RH-160', 'XY-A-RH-250'],
          ['Spreader, set of 3', 'XY-A-SP3-160', 'XY-A-SP3-250'],
          ['Spreader, set of 4', 'XY-A-SP4-160', 'XY-A-SP4-250'],
        ],
        { keywords: ['rotary handle'] },
      ),
      newIndexedProduct(
        'Terminal',
        'Terminals',
        ['Ordering code', 'Rated cross-section (mm²)'],
        [
          ['XY-T-4', '4'],
          ['XY-T-6', '6'],
        ],
      ),
      newIndexedProduct(
        'Terminal Accessories',
        'Terminals',
        ['Part', 'For 4 mm²', 'For 6 mm²'],
        [['End plate', 'XY-EP-4', 'XY-EP-6']],
      ),
    ],
    queries: [
      ['phase barriers for XY-B250-160', ['XY-A-PB-250']],
      ['rotary handle for XY-B160-100', ['XY-A-RH-160']],
      ['end plate for XY-T-6', ['XY-EP-6']],
      ['spreader set of 4 for XY-B250-160', ['XY-A-SP4-250']],
    ],
  },
]);

it.each(queries)('marks $title: "$query"', ({ query, codes, marked }) => {
  expect(marked(query)).toEqual(codes);
});
