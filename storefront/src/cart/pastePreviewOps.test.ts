import type { ResolvedQuoteLine } from '@elvora/catalogue/model';
import { readPastedLines } from '@elvora/catalogue/operations';
import { expect, it } from 'vitest';
import { newCatalogueItem } from '../../test/quoteListEntries.ts';
import { mergeEntries } from '../quoteList/quoteListOps.ts';
import {
  isToBeAdded,
  previewEntries,
  type PreviewInput,
  previewRows,
  textToChoose,
  unknownTexts,
} from './pastePreviewOps.ts';

const item = (code: string) => newCatalogueItem({ code, product: 'Gland', productId: 2, category: '' });
const found = (code: string): ResolvedQuoteLine => ({ isExact: true, items: [item(code)] });
const several: ResolvedQuoteLine = { isExact: false, items: [item('EV-PC-25'), item('EV-PC4-25')] };
const unknown: ResolvedQuoteLine = { isExact: false, items: [] };

const text =
  '20 x EV-BG-M20\nEV-PC-25;5\nEVBGM20 30\ncontactor 25A 3 pcs\nconduit shroud  12\nconduit shroud 8\nrail 6 m';
const resolved = new Map([
  ['EV-BG-M20', found('EV-BG-M20')],
  ['EVBGM20', found('EV-BG-M20')],
  ['EV-PC-25', found('EV-PC-25')],
  ['contactor 25A', several],
  ['conduit shroud', unknown],
  ['rail', unknown],
]);
const preview = (over: Partial<PreviewInput> = {}) =>
  previewRows({
    lines: readPastedLines(text),
    resolved,
    failed: new Set(),
    chosen: new Map(),
    quantities: new Map(),
    ...over,
  });

it('merges the lines of one item, and those of one text', () => {
  expect(preview().map(({ lineNumbers, state, quantity }) => [lineNumbers, state, quantity])).toEqual([
    [[1, 3], 'found', 50],
    [[2], 'found', 5],
    [[4], 'choose', 3],
    [[5, 6], 'text', 20],
    [[7], 'text', 6],
  ]);
});

it('says which lines could not be looked up, and adds none of them', () => {
  const lines = readPastedLines('EV-PC-25 5\nEV-LN-M20 20\nrail 35 mm');
  const rows = preview({ lines, failed: new Set(['EV-PC-25', 'EV-LN-M20']) });
  expect(rows.map(({ state }) => state)).toEqual(['found', 'failed', 'looking']);
  expect(rows.map(isToBeAdded)).toEqual([true, false, false]);
});

it('reports invalid quantities until the quantity is changed', () => {
  const lines = readPastedLines('EV-BG-M20 0\nEVBGM20 30\nEV-BG-M20 -3\nEV-PC-25 5');
  const invalidQuantity = (over: Partial<PreviewInput>) =>
    preview({ lines, ...over }).map(({ quantity, invalidQuantities }) => [quantity, invalidQuantities]);
  expect(invalidQuantity({})).toEqual([
    [32, ['0', '-3']],
    [5, []],
  ]);
  const [row] = preview({ lines });
  expect(invalidQuantity({ quantities: new Map([[row?.key ?? '', 1]]) })[0]).toEqual([1, []]);
});

it('keeps units separate, and states each in the note of the line', () => {
  const rows = preview({ lines: readPastedLines('EV-BG-M20 5 pcs\nEV-BG-M20 20 m\nEVBGM20 10 m') });
  expect(rows.map(({ quantity, unit }) => [quantity, unit])).toEqual([
    [5, ''],
    [30, 'm'],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
  expect(mergeEntries([], previewEntries(rows))).toMatchObject([{ quantity: 35, note: '5 pcs, 30 m' }]);
});

it('adds found, chosen and kept lines, and leaves the rest in the text', () => {
  const rows = preview();
  expect(previewEntries(rows).map(({ name, quantity, note }) => [name, quantity, note])).toEqual([
    ['Gland – EV-BG-M20', 50, undefined],
    ['Gland – EV-PC-25', 5, undefined],
    ['conduit shroud', 20, undefined],
    ['rail', 6, '6 m'],
  ]);
  expect(textToChoose(text, rows)).toBe('contactor 25A 3 pcs');
  const chosen = preview({ chosen: new Map([['text contactor 25a', item('EV-PC4-25')]]) });
  expect(previewEntries(chosen).map(({ code }) => code)).toContain('EV-PC4-25');
  expect(textToChoose(text, chosen)).toBe('');
  const kept = preview({ chosen: new Map([['text contactor 25a', null]]) });
  expect(previewEntries(kept).map(({ name, quantity }) => [name, quantity])).toContainEqual([
    'contactor 25A',
    3,
  ]);
  expect(textToChoose(text, kept)).toBe('');
});

it('adds nothing that is still being looked up, and requests each text once', () => {
  const rows = preview({ resolved: new Map() });
  expect(rows.filter(isToBeAdded)).toEqual([]);
  expect(unknownTexts(readPastedLines(`${text}\n${text}`), new Map())).toHaveLength(6);
  expect(unknownTexts(readPastedLines(text), resolved)).toEqual([]);
});

it('adds the quantities changed in the preview', () => {
  const [row] = preview({ quantities: new Map([['item 2 EV-BG-M20', 70]]) });
  expect(row?.quantity).toBe(70);
});

it('shows the ambiguous lines of a long list first', () => {
  const codes = Array.from({ length: 30 }, (_, at) => `EV-BG-M${at + 10}`);
  const rows = preview({
    lines: readPastedLines([...codes, 'contactor 25A', 'conduit shroud'].join('\n')),
    resolved: new Map([...resolved, ...codes.map((code) => [code, found(code)] as const)]),
  });
  expect(rows.slice(0, 3).map(({ state }) => state)).toEqual(['choose', 'text', 'found']);
});
