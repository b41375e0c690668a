import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawingDimensions,
  drawingOfFamily,
  drawnColumns,
  followColumns,
  linkableTitles,
  drawingPicture,
  linkColumn,
  mainPicture,
  readDrawing,
  serializeDrawing,
} from './productDrawings.ts';

const titles = ['Ordering code', 'Entry thread', 'Spanner width (mm)'];
const drawing = { family: 'cable-gland', columns: { A: 'Entry thread', S: 'Spanner width (mm)' } };

describe('readDrawing', () => {
  it('parses the output of serializeDrawing', () => {
    expect(readDrawing(serializeDrawing(drawing))).toEqual(drawing);
    expect(readDrawing(serializeDrawing(null))).toBeNull();
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    'null',
    '{"family":"x"}',
    '{"family":1,"columns":{}}',
    '{"family":"x","columns":{"A":1}}',
  ])('reads %j as none', (stored) => expect(readDrawing(stored)).toBeNull());
});

describe('drawingDimensions', () => {
  const rows = [{ a1: 'EV-BG-M12', a2: 'M12 × 1.5', a3: ' 14 ' }];

  it('returns the values of a size', () => {
    expect(drawingDimensions(drawing, { headers: titles, rows }, 0)).toEqual([
      { letter: 'A', column: 1, title: 'Entry thread', value: 'M12 × 1.5' },
      { letter: 'S', column: 2, title: 'Spanner width (mm)', value: '14' },
    ]);
  });

  it('returns empty values without a size', () => {
    const values = drawingDimensions(drawing, { headers: titles, rows }, null).map(({ value }) => value);
    expect(values).toEqual(['', '']);
  });

  it.each([
    ['is missing', ['Ordering code', 'Spanner width (mm)']],
    ['is not unique', ['Entry thread', 'Entry thread', 'Spanner width (mm)']],
    ['differs', ['Ordering code', 'entry thread', 'Spanner width (mm)']],
  ])('omits a dimension whose title %s', (_case, headers) => {
    expect(drawingDimensions(drawing, { headers, rows }, 0).map(({ letter }) => letter)).toEqual(['S']);
  });
});

describe('followColumns', () => {
  it.each<[string, string[], Record<string, string>]>([
    [
      'keeps links of moved columns',
      ['Spanner width (mm)', 'Ordering code', 'Entry thread'],
      drawing.columns,
    ],
    [
      'drops the link of a removed column',
      ['Ordering code', 'Spanner width (mm)'],
      { S: 'Spanner width (mm)' },
    ],
    [
      'follows a renamed column',
      ['Ordering code', 'Thread', 'Spanner width (mm)'],
      { A: 'Thread', S: 'Spanner width (mm)' },
    ],
    ['drops links to a title used twice', ['Ordering code', 'Entry thread', 'Entry thread'], {}],
    [
      'drops the link of an emptied title',
      ['Ordering code', '', 'Spanner width (mm)'],
      { S: 'Spanner width (mm)' },
    ],
    ['drops links when several titles change', ['Ordering code', 'Thread', 'Key'], {}],
  ])('%s (S-374)', (_case, after, columns) => {
    expect(followColumns(drawing, titles, after)).toEqual({ ...drawing, columns });
  });

  it('returns the same drawing for the same titles', () => {
    expect(followColumns(drawing, titles, [...titles])).toBe(drawing);
  });

  interface Column {
    id: number;
    title: string;
  }
  const title = fc.constantFrom('a', 'b', 'c', 'd', '');
  const edit = fc.oneof(
    fc.record({ kind: fc.constant('move' as const), from: fc.nat(5), to: fc.nat(5) }),
    fc.record({ kind: fc.constant('remove' as const), from: fc.nat(5) }),
    fc.record({ kind: fc.constant('insert' as const), to: fc.nat(5), title }),
    fc.record({ kind: fc.constant('rename' as const), from: fc.nat(5), title }),
  );

  it('never points to another column after any sequence of edits (S-374)', () => {
    fc.assert(
      fc.property(fc.array(title, { maxLength: 5 }), fc.array(edit, { maxLength: 12 }), (start, edits) => {
        let columns: Column[] = start.map((text, id) => ({ id, title: text }));
        const titlesOf = (list: readonly Column[]) => list.map((column) => column.title);
        let links = {
          family: 'any',
          columns: Object.fromEntries(start.map((text, id) => [String(id), text])),
        };
        edits.forEach((change, at) => {
          const before = titlesOf(columns);
          columns = applyEdit(columns, change, 100 + at);
          links = followColumns(links, before, titlesOf(columns)) as typeof links;
        });
        const dimensions = drawingDimensions(links, { headers: titlesOf(columns), rows: [] }, null);
        for (const { letter, column } of dimensions) expect(String(columns[column]?.id)).toBe(letter);
      }),
    );
  });

  function applyEdit(columns: readonly Column[], change: EditOf<typeof edit>, id: number): Column[] {
    const next = [...columns];
    if (change.kind === 'insert') next.splice(change.to, 0, { id, title: change.title });
    if (change.kind === 'remove') next.splice(change.from, 1);
    if (change.kind === 'move') next.splice(change.to, 0, ...next.splice(change.from, 1));
    if (change.kind === 'rename')
      return next.map((column, at) => (at === change.from ? { ...column, title: change.title } : column));
    return next;
  }
});

type EditOf<T> = T extends fc.Arbitrary<infer Value> ? Value : never;

describe('choosing a drawing', () => {
  it('splits the unit from a title', () => {
    const drawn = drawnColumns(drawing, { headers: titles, rows: [] }, null);
    expect(drawn.map(({ term, unit }) => [term, unit])).toEqual([
      ['Entry thread', undefined],
      ['Spanner width', 'mm'],
    ]);
  });

  it('offers the titles that occur once', () => {
    expect(linkableTitles(['Code', 'mm', '', 'mm', 'Thread'])).toEqual(['Code', 'Thread']);
  });

  it('links the columns named like the dimensions of a family', () => {
    expect(drawingOfFamily('cable-gland', { current: null, titles })).toEqual(drawing);
    expect(drawingOfFamily('cable-tie', { current: drawing, titles })).toEqual({
      family: 'cable-tie',
      columns: {},
    });
    expect(drawingOfFamily('of a newer program', { current: null, titles }).columns).toEqual({});
  });

  it('keeps the columns of an unchanged family', () => {
    const chosen = { family: 'cable-gland', columns: { A: 'Ordering code' } };
    expect(drawingOfFamily('cable-gland', { current: chosen, titles })).toBe(chosen);
  });

  it('links another column, or none', () => {
    expect(linkColumn(drawing, 'A', 'Ordering code').columns).toEqual({
      A: 'Ordering code',
      S: 'Spanner width (mm)',
    });
    expect(linkColumn(drawing, 'A', null).columns).toEqual({ S: 'Spanner width (mm)' });
  });
});

describe('mainPicture', () => {
  const picture = { name: 'a.jpg', width: 4, height: 3, placeholder: null, alt: '' };

  it('is the first picture, else the drawing, else null', () => {
    expect(mainPicture({ pictures: [picture], drawing })).toBe(picture);
    expect(mainPicture({ pictures: [], drawing })?.name).toBe('/drawings/cable-gland.svg');
    expect(mainPicture({ pictures: [], drawing: null })).toBeNull();
  });

  it('escapes the values in its address', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('A', 'S'), fc.string({ unit: 'grapheme' })), (values) => {
        const { name } = drawingPicture('cable-gland', values);
        const url = new URL(name, 'http://localhost');
        expect(url.pathname).toBe('/drawings/cable-gland.svg');
        expect(Object.fromEntries(url.searchParams)).toEqual({ ...values });
      }),
    );
  });
});
