import { type Clip, fragment, glands, htmlRows, joined } from './clip.ts';

const excel = 'written: after the HTML that Excel saves (Microsoft Office HTML and XML Reference)';
const cfHtml = 'written: after the HTML Clipboard Format of Windows';
const rfc = 'written: after RFC 4180';
const tsv = 'written: after the text/tab-separated-values type of IANA';
const calc = 'written: after the HTML export filter of LibreOffice Calc';
const sheets =
  'written: after the markup of Google Sheets (google-sheets-html-origin, data-sheets attributes)';
const cocoa = 'written: after the Cocoa HTML Writer of macOS';

const excelHead = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"
xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {mso-number-format:"\\@";} --></style></head>`;

export const spreadsheetClips: readonly Clip[] = [
  { from: 'Excel for Windows, text', source: tsv, text: `${joined('\t', '\r\n')}\r\n`, cells: glands },
  { from: 'Excel for Mac, text with carriage returns', source: tsv, text: joined('\t', '\r'), cells: glands },
  {
    from: 'Excel, HTML',
    source: excel,
    html: `${excelHead}<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment-->
<col width=64 span=3 style='width:48pt'>${htmlRows((text) => `\n  <td class=xl65 width=64 style='width:48pt'>${text}</td>`, "\n <tr height=20 style='height:15.0pt'>")}<!--EndFragment--></table></body></html>`,
    cells: glands,
  },
  {
    from: 'Excel, HTML with merged cells and a line break',
    source: excel,
    html: `${excelHead}<body><table><!--StartFragment--><tr><td rowspan=2 class=xl65>Brass</td><td>M12</td></tr><tr><td>M16<br style='mso-data-placement:same-cell'>
    long</td></tr><!--EndFragment--></table></body></html>`,
    cells: [
      ['Brass', 'M12'],
      ['Brass', 'M16\nlong'],
    ],
  },
  {
    from: 'Excel, HTML with a superscript font and a non-breaking space',
    source: excel,
    html: `${excelHead}<body><table><!--StartFragment--><tr><td>mm<font class="font5"><sup>2</sup></font></td><td>10&nbsp;A<span style='mso-spacerun:yes'>  </span></td></tr><!--EndFragment--></table></body></html>`,
    cells: [['mm²', '10 A']],
  },
  {
    from: 'Excel, HTML with a hidden column and an empty cell',
    source: excel,
    html: `${excelHead}<body><table><!--StartFragment--><col width=0 style='display:none'><tr><td>EV-1</td><td></td><td align=right>10</td></tr><!--EndFragment--></table></body></html>`,
    cells: [['EV-1', '', '10']],
  },
  {
    from: 'Excel, text with quotes and line breaks in cells',
    source: tsv,
    text: '"M12\nlong"\t"3"" pipe"\r\nM16\t-\r\n',
    cells: [
      ['M12\nlong', '3" pipe'],
      ['M16', '-'],
    ],
  },
  {
    from: 'Excel, one column as text',
    source: tsv,
    text: 'M12\r\nM16\r\nM20\r\n',
    cells: [['M12'], ['M16'], ['M20']],
  },
  {
    from: 'Excel, a row that ends in empty cells',
    source: tsv,
    text: 'a\tb\t\r\n\t\tc\r\n',
    cells: [
      ['a', 'b', ''],
      ['', '', 'c'],
    ],
  },
  {
    from: 'Excel in a browser, HTML',
    source: cfHtml,
    html: fragment(
      `<div ccp_infra_version='3' data-ccp-timestamp='1'><table width="192">${htmlRows((text) => `<td style="white-space:nowrap">${text}</td>`)}</table></div>`,
    ),
    cells: glands,
  },
  {
    from: 'a CSV file of Excel with a byte order mark',
    source: rfc,
    text: `\uFEFF${joined(',', '\r\n')}\r\n`,
    cells: glands,
  },
  {
    from: 'a CSV file of Excel in German',
    source: rfc,
    text: 'Größe;Bereich (mm);Preis\r\nM12;3–6,5;1,20\r\nM16;"4,5–10; lang";2,40\r\n',
    cells: [
      ['Größe', 'Bereich (mm)', 'Preis'],
      ['M12', '3–6,5', '1,20'],
      ['M16', '4,5–10; lang', '2,40'],
    ],
  },
  {
    from: 'a CSV file with quoted commas',
    source: rfc,
    text: 'code,text\r\nEV-1,"Brass, plated"\r\nEV-2,"3"" pipe"\r\n',
    cells: [
      ['code', 'text'],
      ['EV-1', 'Brass, plated'],
      ['EV-2', '3" pipe'],
    ],
  },
  { from: 'LibreOffice Calc, text', source: tsv, text: `${joined('\t')}\n`, cells: glands },
  {
    from: 'LibreOffice Calc, HTML',
    source: calc,
    html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">body,td{font-family:"Liberation Sans"}</style></head>
<body><table cellspacing="0" border="0"><colgroup width="85"></colgroup>${htmlRows((text) => `<td height="17" align="left" sdnum="1033;0;@"><font face="Liberation Sans">${text}</font></td>`)}</table></body></html>`,
    cells: glands,
  },
  {
    from: 'LibreOffice Calc, HTML with numbers and a merged title',
    source: calc,
    html: `<table cellspacing="0"><tr><td colspan=2 height="17" align="center" valign=middle><b>Glands</b></td></tr>
<tr><td align="right" sdval="12.5" sdnum="1033;">12.5</td><td align="left"><br></td></tr></table>`,
    cells: [
      ['Glands', 'Glands'],
      ['12.5', ''],
    ],
  },
  {
    from: 'LibreOffice Calc, HTML with a line break',
    source: calc,
    html: '<table><tr><td align="left">M12<br>long</td><td>a</td></tr></table>',
    cells: [['M12\nlong', 'a']],
  },
  {
    from: 'Google Sheets, HTML',
    source: sheets,
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody>${htmlRows((text) => `<td style="overflow:hidden" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;${text}&quot;}">${text}</td>`, '<tr style="height:21px;">')}</tbody></table></google-sheets-html-origin>`,
    cells: glands,
  },
  {
    from: 'Google Sheets, HTML with a merged cell, a link and a line break',
    source: sheets,
    html: `<google-sheets-html-origin><table data-sheets-root="1"><tbody><tr><td colspan="2" rowspan="1"><a class="in-cell-link" href="https://elvora.example">Glands</a></td></tr><tr><td>a<br/>b</td><td></td></tr></tbody></table></google-sheets-html-origin>`,
    cells: [
      ['Glands', 'Glands'],
      ['a\nb', ''],
    ],
  },
  { from: 'Google Sheets, text', source: tsv, text: joined('\t'), cells: glands },
  {
    from: 'Google Sheets, one cell as HTML',
    source: sheets,
    html: `<google-sheets-html-origin><span style="font-size:10pt" data-sheets-value="{&quot;1&quot;:2}" data-sheets-userformat="{}">M12</span></google-sheets-html-origin>`,
    text: 'M12',
    cells: [['M12']],
  },
  {
    from: 'Numbers, HTML',
    source: cocoa,
    html: `<!DOCTYPE html><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">table.t1 {border-collapse: collapse}</style></head><body><table cellspacing="0" cellpadding="0" class="t1"><tbody>${htmlRows((text) => `<td valign="top" class="td1"><p class="p1">${text}</p></td>`)}</tbody></table></body></html>`,
    cells: glands,
  },
  { from: 'Numbers, text', source: tsv, text: joined('\t'), cells: glands },
  {
    from: 'Numbers, text with decimal commas',
    source: tsv,
    text: 'M12\t1,5\nM16\t2,5',
    cells: [
      ['M12', '1,5'],
      ['M16', '2,5'],
    ],
  },
  {
    from: 'a grid of a web application, text',
    source: tsv,
    text: 'Code\tCurrent (A)\nEV-1\t1,00,000\n',
    cells: [
      ['Code', 'Current (A)'],
      ['EV-1', '1,00,000'],
    ],
  },
];
