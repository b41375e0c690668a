import { type Clip, fragment, glands, htmlRows } from './clip.ts';

const word = 'written: after the HTML that Word saves (Microsoft Office HTML and XML Reference)';
const writer = 'written: after the HTML export filter of LibreOffice Writer';
const docs = 'written: after the markup of Google Docs (docs-internal-guid)';
const cocoa = 'written: after the Cocoa HTML Writer of macOS';
const outlook = 'written: after the HTML that Outlook writes with Word';
const mail = 'written: after the HTML that the composer of the program makes';
const web = 'written: after the HTML standard, as browsers copy selections';

const p = (text: string) =>
  `<p class=MsoNormal style='margin:0cm'><span lang=EN-GB>${text}<o:p></o:p></span></p>`;

export const documentClips: readonly Clip[] = [
  {
    from: 'Word, a table',
    source: word,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><style>p.MsoNormal {margin:0cm}</style></head><body lang=EN-GB><!--StartFragment-->
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>${htmlRows((text) => `\n  <td width=200 valign=top style='width:150pt'>${p(text)}</td>`, "\n <tr style='mso-yfti-irow:0'>")}
</table><!--EndFragment--></body></html>`,
    cells: glands,
  },
  {
    from: 'Word, a table with two paragraphs in a cell and merged cells',
    source: word,
    html: fragment(
      `<table class=MsoNormalTable><tr><td colspan=2>${p('Frame')}${p('size')}</td></tr><tr><td>${p('1')}</td><td>${p('&nbsp;')}</td></tr></table>`,
    ),
    cells: [
      ['Frame\nsize', 'Frame\nsize'],
      ['1', ''],
    ],
  },
  {
    from: 'Word, a table with sub- and superscripts',
    source: word,
    html: fragment(
      `<table><tr><td>${p('CO<sub>2</sub>')}</td><td>${p('10<sup>6</sup> mm<sup>2</sup>')}</td></tr></table>`,
    ),
    cells: [['CO₂', '10⁶ mm²']],
  },
  {
    from: 'Word, a caption above a table',
    source: word,
    html: fragment(
      `<p class=MsoCaption>Table 1: Sizes</p><table><tr><td>${p('M12')}</td><td>${p('15')}</td></tr></table>`,
    ),
    cells: [['Table 1: Sizes'], ['M12', '15']],
  },
  {
    from: 'Word in a browser, a table',
    source: word,
    html: fragment(
      `<div class="OutlineElement"><div class="TableContainer"><table class="Table" data-tablestyle="MS-Table">${htmlRows((text) => `<td data-celllook="0"><div><p class="Paragraph" paraid="1"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></div></td>`, '<tr role="row">')}</table></div></div>`,
    ),
    cells: glands,
  },
  {
    from: 'Word, tab-separated text of a table',
    source:
      'written: after the plain text form of tables of Word: a tab between cells, a paragraph mark after rows',
    text: glands.map((row) => row.join('\t')).join('\r\n'),
    cells: glands,
  },
  {
    from: 'LibreOffice Writer, a table',
    source: writer,
    html: `<html><head><meta name="generator" content="LibreOffice 24.2"/><style>td p { orphans: 0 }</style></head><body lang="en-IN" dir="ltr"><table width="665" cellpadding="4" cellspacing="0"><col width="211"/>${htmlRows((text, row) => (row === 0 ? `<th width="211"><p align="left">${text}</p></th>` : `<td width="211"><p>\n${text}</p></td>`))}</table><p><br/></p></body></html>`,
    cells: glands,
  },
  {
    from: 'Google Docs, a table',
    source: docs,
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="203"/></colgroup><tbody>${htmlRows((text) => `<td style="padding:5pt"><p dir="ltr"><span style="font-size:11pt">${text}</span></p></td>`, '<tr style="height:0pt">')}</tbody></table></div></b>`,
    cells: glands,
  },
  {
    from: 'Google Docs, a subscript by style',
    source: docs,
    html: `<b id="docs-internal-guid-1"><table><tbody><tr><td><p><span>CO</span><span style="font-size:0.6em;vertical-align:sub;">2</span></p></td><td><p><span>1</span></p></td></tr></tbody></table></b>`,
    cells: [['CO₂', '1']],
  },
  {
    from: 'Pages, a table',
    source: cocoa,
    html: `<html><head><meta name="Generator" content="Cocoa HTML Writer"></head><body><table class="t1"><tbody>${htmlRows((text) => `<td class="td1" valign="top"><p class="p1"><span class="s1">${text}</span></p></td>`)}</tbody></table><p class="p2"><br></p></body></html>`,
    cells: glands,
  },
  {
    from: 'Outlook, a table in a mail',
    source: outlook,
    html: `<html><body><div class=WordSection1><p class=MsoNormal>Dear Sir,<o:p></o:p></p><table class=MsoNormalTable border=0 style='border-collapse:collapse'>${htmlRows((text) => `<td nowrap style='padding:0cm 5.4pt'>${p(text)}</td>`)}</table><p class=MsoNormal><o:p>&nbsp;</o:p></p></div></body></html>`,
    cells: [['Dear Sir,'], ...glands],
  },
  {
    from: 'Gmail, a pasted sheet',
    source: mail,
    html: `<div dir="ltr"><table cellspacing="0" cellpadding="0" border="1"><tbody>${htmlRows((text) => `<td style="overflow:hidden">${text}</td>`)}</tbody></table><br></div>`,
    cells: glands,
  },
  {
    from: 'Thunderbird, a table',
    source: mail,
    html: `<table class="moz-email-headers-table" border="1"><tbody>${htmlRows((text) => `<td valign="top">${text}<br></td>`)}</tbody></table>`,
    cells: glands,
  },
  {
    from: 'Apple Mail, a quoted table',
    source: mail,
    html: `<blockquote type="cite"><div><table class="Apple-table"><tbody>${htmlRows((text) => `<td><div>${text}</div></td>`)}</tbody></table></div></blockquote>`,
    cells: glands,
  },
  {
    from: 'a newsletter, tables that only place other tables',
    source: mail,
    html: `<table width="100%"><tr><td align="center"><table width="600"><tr><td><table>${htmlRows((text) => `<td>${text}</td>`)}</table></td></tr></table></td></tr></table>`,
    cells: glands,
  },
  {
    from: 'Chrome, a table of a page with head and body',
    source: web,
    html: `<meta charset='utf-8'><table class="spec" style="color: rgb(0, 0, 0)"><caption>Glands</caption><thead><tr><th scope="col">Size</th><th scope="col">Spanner</th></tr></thead><tbody><tr><td>M12</td><td>15</td></tr></tbody></table>`,
    cells: [['Glands'], ['Size', 'Spanner'], ['M12', '15']],
  },
  {
    from: 'Wikipedia, a table with references and a row header over two rows',
    source: web,
    html: `<table class="wikitable"><tbody><tr><th rowspan="2">Thread</th><td>M12<sup class="reference">1</sup></td></tr><tr><td>M16</td></tr></tbody></table>`,
    cells: [
      ['Thread', 'M12¹'],
      ['Thread', 'M16'],
    ],
  },
  {
    from: 'Confluence, a table with column controls',
    source: web,
    html: `<div class="table-wrap"><table class="confluenceTable"><colgroup><col/></colgroup><tbody>${htmlRows((text) => `<td class="confluenceTd"><p>${text}</p></td>`)}</tbody></table></div>`,
    cells: glands,
  },
  {
    from: 'Firefox, two tables with a heading between',
    source: web,
    html: '<table><tr><td>a</td><td>1</td></tr></table><h3>Steel</h3><table><tr><td>b</td><td>2</td></tr></table>',
    cells: [['a', '1'], ['Steel'], ['b', '2']],
  },
];
