import { describe, expect, it } from 'vitest';
import { attachmentName, attachmentType } from '../../src/enquiries/attachmentType.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const zip = (...names: string[]) => bytes(`PK\x03\x04${names.join('\0PK\x01\x02')}`);

describe('attachmentType', () => {
  it.each([
    ['pdf', bytes('%PDF-1.7')],
    ['png', bytes('\x89PNG\r\n\x1a\n…')],
    ['jpg', bytes('\xff\xd8\xff\xe0')],
    ['xlsx', zip('[Content_Types].xml', 'xl/workbook.xml')],
    ['csv', bytes('Code;Quantity\r\nEV-BG-M20;50')],
    ['csv', Buffer.from('\uFEFFCode,Größe')],
  ])('recognises a %s file by its content', (type, content) => {
    expect(attachmentType(content)).toBe(type);
  });

  it.each([
    ['an empty file', bytes('')],
    ['a page', bytes(' <!doctype html>')],
    ['a drawing', Buffer.from('\uFEFF<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', bytes('MZ\x90\0')],
    ['a document', zip('[Content_Types].xml', 'word/document.xml')],
    ['a spreadsheet with macros', zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')],
    ['an archive', zip('a.exe')],
    ['a GIF', bytes('GIF89a\0')],
  ])('rejects %s', (_name, content) => {
    expect(attachmentType(content)).toBeNull();
  });
});

it('rejects text with any control character except tabs and line breaks', () => {
  const accepted = Array.from({ length: 0x20 }, (_, byte) => byte).filter(
    (byte) => attachmentType(bytes(`Code${String.fromCharCode(byte)}Quantity`)) !== null,
  );
  expect(accepted).toEqual([0x09, 0x0a, 0x0d]);
});

it.each([
  ['plan.pdf', 'plan.pdf'],
  ['plan.exe', 'plan.pdf'],
  ['C:\\Users\\asha\\plan 2.1.pdf', 'plan 2.1.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['a"b\r\nSet-Cookie: x.pdf', 'abSet-Cookie x.pdf'],
  ['\u202Efdp.exe', 'fdp.pdf'],
  ['.pdf', 'attachment.pdf'],
  ['', 'attachment.pdf'],
])('names the file %j for staff as %j', (name, expected) => {
  expect(attachmentName(name, 'pdf')).toBe(expected);
});
