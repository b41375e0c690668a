import { describe, expect, it } from 'vitest';
import { HeaderSpellings, isNear } from './headerSpellings.ts';
import { findNearHeader, nearHeaders } from './nearHeaders.ts';

/** The spellings of tables, by their titles and the number of tables. */
function spellingsOf(...tables: readonly (readonly [titles: readonly string[], count: number])[]) {
  const spellings = new HeaderSpellings();
  for (const [titles, count] of tables) spellings.add(titles, count);
  return spellings;
}

describe('HeaderSpellings', () => {
  it('prefers the spelling of more tables, however they were added', () => {
    const spellings = spellingsOf([['Conductors'], 3], [['Conductor'], 2]);
    expect(spellings.usual('Conductor')).toBe('Conductors');
    spellings.add(['Conductor'], 2);
    expect(spellings.usual('Conductor')).toBeNull();
    expect(spellings.usual('Conductors')).toBe('Conductor');
  });

  it('prefers the first in the order of letters among equally common ones', () => {
    const spellings = spellingsOf([['Conductors'], 2], [['Conductor'], 2]);
    expect(spellings.usual('Conductors')).toBe('Conductor');
    expect(spellings.usual('Conductor')).toBeNull();
  });

  it('prefers the most common of several', () => {
    const spellings = spellingsOf([['conductor'], 2], [['Conductors'], 5], [['Conductor'], 1]);
    expect(spellings.usual('Conductor')).toBe('Conductors');
  });

  it('ignores spaces around titles', () => {
    const spellings = spellingsOf([[' Conductors '], 3]);
    expect(spellings.usual(' Conductor ')).toBe('Conductors');
    expect(spellings.usual(' Conductors')).toBeNull();
  });

  it('has none for titles without words', () => {
    const spellings = spellingsOf([['', '(A)', '%'], 3]);
    expect(spellings.usual('')).toBeNull();
    expect(spellings.usual('–')).toBeNull();
  });

  it('takes titles of up to 120 characters; longer ones are notes', () => {
    const title = (length: number) =>
      'conductor '
        .repeat(12)
        .slice(0, length - 1)
        .concat('s');
    expect(spellingsOf([[title(120)], 3]).usual(title(120).toUpperCase())).toBe(title(120));
    const note = 'conductor '.repeat(12).concat('s');
    expect(spellingsOf([[note], 3]).usual(note.toUpperCase())).toBeNull();
  });
});

describe('isNear', () => {
  it.each([
    ['Rated current (A)', 'rated currents (A)'],
    ['Rated current', 'Rated curent'],
    ['Clamp', 'Clamps'],
    ['Clamp', 'Clemp'],
    ['Rated-current', 'Rated current'],
  ])('%j is near %j', (a, b) => {
    expect(isNear(a, b)).toBe(true);
    expect(isNear(b, a)).toBe(true);
  });

  it.each([
    ['another unit', 'Width (mm)', 'Width (in)'],
    ['another bound', 'Min. width (mm)', 'Max. width (mm)'],
    ['another condition', 'Current at 230 V (A)', 'Current at 400 V (A)'],
    ['another word more', 'Rated current', 'Rated thermal current'],
    ['two misspelled words', 'Ratded curent', 'Ratted current'],
    ['a short word', 'Bore', 'Core'],
    ['a long word beside a short one', 'Blank', 'Bank'],
    ['a number', 'Thread10', 'Thread20'],
    ['two letters', 'Rated current', 'Rated curreent0'],
    ['a different word', 'Rated current', 'Rated voltage'],
  ])('is false with %s', (_case, a, b) => {
    expect(isNear(a, b)).toBe(false);
    expect(isNear(b, a)).toBe(false);
  });
});

describe('nearHeaders', () => {
  const spellings = spellingsOf([['Conductors'], 3]);

  it('describes the title and its usual spelling', () => {
    expect(nearHeaders(['Size', ' Conductor '], spellings)).toEqual([
      {
        id: 'near-headers 1 Conductors',
        kind: 'near-headers',
        header: ' Conductor ',
        details: ['Conductor', 'Conductors'],
        correction: 'rename',
        headersAfter: ['Conductors'],
        rowCount: 0,
        rows: [],
      },
    ]);
  });

  it('leaves a title whose usual spelling another column has', () => {
    expect(nearHeaders(['Conductor', ' Conductors '], spellings)).toEqual([]);
  });

  it.each([[''], ['  ']])('leaves the blank title %j', (title) => {
    expect(nearHeaders([title], spellings)).toEqual([]);
  });
});

describe('findNearHeader', () => {
  const gridOf = (...headers: string[]) => ({
    rowCount: 1,
    columns: headers.map((header) => ({ header, cells: ['1'] })),
  });

  it('renames the column that its id names', () => {
    const grid = gridOf(...Array.from({ length: 12 }, (_, at) => `Size ${at}`), 'Conductor');
    expect(findNearHeader(grid, 'near-headers 12 Conductors')?.corrected.columns[12]).toEqual({
      header: 'Conductors',
      cells: ['1'],
    });
  });

  it.each([
    ['of a column that the table lacks', 'near-headers 7 Conductors'],
    ['without a column', 'near-headers Conductors'],
    ['of another kind', 'outliers 0'],
    ['with text before it', 'x near-headers 0 Conductors'],
    ['of a title that is not near', 'near-headers 0 Voltage'],
    ['of a title that another column has', 'near-headers 0 Conductors'],
    ['with a line break', 'near-headers 0 Conductors\nx'],
  ])('finds none by an id %s', (_case, id) => {
    expect(findNearHeader(gridOf('Conductor', ' Conductors '), id)).toBeNull();
  });
});
