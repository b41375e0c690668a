import { type Clip, glands, joined } from './clip.ts';

const pdf = 'written: after the text that the reader gives for a table drawn with text operators';
const markdown = 'written: after GitHub Flavored Markdown';
const plain = 'written: as people type tables into mails and notes';

export const textClips: readonly Clip[] = [
  { from: 'Acrobat Reader, one line a row', source: pdf, text: joined(' ', '\r\n'), cells: glands },
  { from: 'Acrobat Reader, one line a cell', source: pdf, text: glands.flat().join('\r\n'), cells: glands },
  { from: 'Chrome, PDF', source: pdf, text: joined(' '), cells: glands },
  {
    from: 'Firefox, PDF with a row in each group',
    source: pdf,
    text: glands.map((row) => row.join('\n')).join('\n\n'),
    cells: glands,
  },
  { from: 'Preview, PDF with layout spaces', source: pdf, text: joined('    '), cells: glands },
  {
    from: 'pdftotext -layout, aligned columns with a gap',
    source: pdf,
    text: 'Size     Range (mm)   Spanner\nM12      3–6.5        15\nM16                   20\n',
    cells: [
      ['Size', 'Range (mm)', 'Spanner'],
      ['M12', '3–6.5', '15'],
      ['M16', '', '20'],
    ],
  },
  {
    from: 'Okular, PDF with a title line',
    source: pdf,
    text: 'Cable glands of brass\nSize    Range (mm)   Spanner\nM12     3–6.5        15\nM16     4.5–10       20',
    cells: [['Cable glands of brass'], ...glands],
  },
  {
    from: 'Evince, PDF with units apart from numbers',
    source: pdf,
    text: 'Rated current 16 A\nRated voltage 230 V\nPoles 3',
    cells: [
      ['Rated current', '16 A'],
      ['Rated voltage', '230 V'],
      ['Poles', '3'],
    ],
  },
  {
    from: 'GitHub, Markdown',
    source: markdown,
    text: `| ${glands[0].join(' | ')} |\n|---|---|--:|\n| ${glands[1].join(' | ')} |\n| ${glands[2].join(' | ')} |\n`,
    cells: glands,
  },
  {
    from: 'Markdown without outer bars',
    source: markdown,
    text: 'a | b\n--- | ---\n1 | 2',
    cells: [
      ['a', 'b'],
      ['1', '2'],
    ],
  },
  {
    from: 'a mail, names and values by tabs',
    source: plain,
    text: 'Current:\t16 A\nPoles:\t3',
    cells: [
      ['Current:', '16 A'],
      ['Poles:', '3'],
    ],
  },
  {
    from: 'a mail, a list of sentences',
    source: plain,
    text: 'Brass, nickel plated\nSteel, zinc plated',
    cells: [['Brass, nickel plated'], ['Steel, zinc plated']],
  },
  {
    from: 'a chat, one size after the other',
    source: plain,
    text: 'M12\nM16\nM20\n',
    cells: [['M12'], ['M16'], ['M20']],
  },
  {
    from: 'a note, semicolons',
    source: plain,
    text: 'M12;15\nM16;20',
    cells: [
      ['M12', '15'],
      ['M16', '20'],
    ],
  },
];
