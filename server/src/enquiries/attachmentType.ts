import type { AttachmentType } from '@elvora/catalogue/model';

/** A spreadsheet is a ZIP file whose directory lists its parts in plain bytes. */
const zipSignature = Buffer.from('PK\u0003\u0004', 'latin1');
const signatures: readonly (readonly [AttachmentType, Buffer])[] = [
  ['pdf', Buffer.from('%PDF-', 'latin1')],
  ['png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['jpg', Buffer.from([0xff, 0xd8, 0xff])],
];

const startsWith = (content: Buffer, signature: Buffer) =>
  content.subarray(0, signature.length).equals(signature);

/**
 * Detects the type of an attachment from its content, regardless of its name; null for an
 * unsupported type. The file is never opened.
 */
export function attachmentType(content: Buffer): AttachmentType | null {
  const known = signatures.find(([, signature]) => startsWith(content, signature));
  if (known) return known[0];
  if (startsWith(content, zipSignature)) return isSpreadsheet(content) ? 'xlsx' : null;
  return isTable(content) ? 'csv' : null;
}

/** With macros it is a different type. */
const isSpreadsheet = (content: Buffer) =>
  content.includes('[Content_Types].xml') &&
  content.includes('xl/workbook.xml') &&
  !content.includes('vbaProject.bin');

/** Control characters that no table contains: all but tab, line feed and carriage return. */
const controlBytes = Array.from({ length: 0x20 }, (_, byte) => byte).filter(
  (byte) => ![0x09, 0x0a, 0x0d].includes(byte),
);

/** Text that browsers and spreadsheets do not mistake for markup. */
function isTable(content: Buffer): boolean {
  // Native searches: a callback for each byte of a large file would block other requests.
  const isText = !controlBytes.some((byte) => content.includes(byte));
  return isText && content.length > 0 && !/^[\s\uFEFF]*</.test(content.subarray(0, 1000).toString());
}

const maxNameLength = 100;

/** Returns the download name of a file: without path and control characters, with the extension of its content. */
export function attachmentName(name: string, type: AttachmentType): string {
  const base = name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\.[^.]{0,10}$/, '')
    .trim();
  return `${[...base].slice(0, maxNameLength).join('') || 'attachment'}.${type}`;
}
