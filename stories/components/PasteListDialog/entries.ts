import type { PasteListDialogProps, PasteListEntry } from '@elvora/design-system/PasteListDialog';

export const pastedText =
  '20 x EV-BG-M20\nEV-PC-25;5\nEV-LN-M20    20\ncontactor 25A 3 pcs\nEV-DR-35-2  10\nconduit shroud 2 inch, black  12';

const found = (
  line: number,
  code: string,
  name: string,
  details: string,
  quantity: number,
): PasteListEntry => ({
  id: code,
  lineNumbers: [line],
  text: code,
  quantity,
  state: 'found',
  item: { code, name, details },
});

export const pastedEntries: readonly PasteListEntry[] = [
  found(1, 'EV-BG-M20', 'Brass Cable Gland, Metric Thread', 'M20 × 1.5, 7–13 mm', 20),
  found(2, 'EV-PC-25', 'Power Contactor 9–38 A', 'AC-3 25 A, 11 kW at 415 V', 5),
  { ...found(3, 'EV-LN-M20', 'Brass Lock Nut', 'M20 × 1.5', 20), lineNumbers: [3, 7] },
  {
    id: 'contactor',
    lineNumbers: [4],
    text: 'contactor 25A',
    quantity: 3,
    state: 'choose',
    choices: [
      { id: 'a', code: 'EV-PC-25', name: 'Power Contactor 9–38 A', details: 'AC-3 25 A' },
      {
        id: 'b',
        code: 'EV-PCD-25-24D',
        name: 'DC Coil Contactor, Low Consumption',
        details: 'AC-3 25 A, coil 24 V DC',
      },
      { id: 'c', code: 'EV-PC4-25', name: 'Four-Pole Contactor, AC-1', details: 'AC-1 25 A at 40 °C, 4 NO' },
    ],
  },
  { id: 'rail', lineNumbers: [5], text: 'EV-DR-35-2', quantity: 10, state: 'looking' },
  { id: 'shroud', lineNumbers: [6], text: 'conduit shroud 2 inch, black', quantity: 12, state: 'text' },
];

const doNothing = () => undefined;

export const pasteListArgs = {
  isOpen: true,
  onClose: doNothing,
  text: pastedText,
  onTextChange: doNothing,
  lineCount: 6,
  entries: pastedEntries,
  onQuantityChange: doNothing,
  onChoose: doNothing,
  onFileSelect: doNothing,
  addCount: 4,
  onAdd: doNothing,
  note: 'Line 4 stays here until you choose. Nothing is dropped.',
} satisfies PasteListDialogProps;
