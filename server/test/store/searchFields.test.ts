import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, createSearchFields } from '../../src/store/searchFields.ts';

const fieldsOf = (data: string | null) =>
  createSearchFields({ name: 'n', keyword: 'k', description: 'd', data });

describe('createSearchFields', () => {
  it.each([
    'Ordering code',
    'CODE',
    'Part no.',
    'Part number',
    'Article No',
    'Order no.',
    'Cat. No.',
    'Catalogue number',
  ])('treats cells below %j as ordering codes', (title) => {
    const data = JSON.stringify({
      headers: [title, 'Thread'],
      rows: [
        { a1: 'EV-BG-M20', a2: 'M20' },
        { a1: ' EV-BG-M25 ', a2: 'M25' },
      ],
    });
    expect(fieldsOf(data)).toMatchObject({ codes: '\nev-bg-m20\nev-bg-m25\n', cells: 'm20\nm25' });
  });

  it.each(['Colour coded', 'Encoder', 'Partition', 'Notes', ''])(
    'does not treat cells below %j as ordering codes',
    (title) => {
      expect(fieldsOf(JSON.stringify({ headers: [title], rows: [{ a1: 'x' }] }))).toMatchObject({
        codes: '',
        cells: 'x',
      });
    },
  );

  it('treats inherited property names as cells of their rows only', () => {
    const rows: Record<string, string>[] = [
      {
        a1: 'x',
        ...Object.fromEntries([
          ['constructor', 'y'],
          ['toString', 'z'],
        ]),
      },
      { a1: 'v' },
    ];
    expect(
      fieldsOf(JSON.stringify({ headers: ['A'], rows }))
        .cells.split('\n')
        .toSorted(),
    ).toEqual(['v', 'x', 'y', 'z']);
  });

  it('indexes the codes of all sizes, also in other columns and as titles (D-56)', () => {
    const accessories = {
      headers: ['Accessory', 'For 160 A frame', 'For 250 A frame'],
      rows: [{ a1: 'Handle', a2: 'EV-MCA-RH-160', a3: 'EV-MCA-RH-250' }],
    };
    expect(fieldsOf(JSON.stringify(accessories))).toMatchObject({
      codes: '\nev-mca-rh-160\nev-mca-rh-250\n',
      cells: 'handle',
    });
    const turned = {
      headers: ['Parameter', 'EV-PF-1', 'EV-PF-2'],
      rows: [{ a1: 'Phase loss', a2: 'Yes', a3: 'Yes' }],
    };
    expect(fieldsOf(JSON.stringify(turned))).toMatchObject({
      codes: '\nev-pf-1\nev-pf-2\n',
      cells: 'phase loss\nyes\nyes',
    });
  });

  it('includes the text of an unreadable table', () => {
    expect(fieldsOf('{"headers": BROKEN')).toMatchObject({ codes: '', cells: '{"headers": broken' });
    expect(fieldsOf(null)).toMatchObject({ codes: '', cells: '' });
  });

  it('contains every cell of any table, folded', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 5 }), { maxLength: 5 }), (rows) => {
        const data = JSON.stringify({
          headers: [],
          rows: rows.map((row) => Object.fromEntries(row.map((cell, column) => [`a${column + 1}`, cell]))),
        });
        const { cells } = fieldsOf(data);
        for (const cell of rows.flat()) expect(cells).toContain(foldText(cell));
      }),
    );
  });

  it('folds case, width and spaces', () => {
    expect(foldText('  ＥＶ－ＢＧ \n Ω½ ')).toBe('ev-bg ω1⁄2');
    fc.assert(fc.property(fc.string(), (text) => foldText(foldText(text)) === foldText(text)));
  });
});
