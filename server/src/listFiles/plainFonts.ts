import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Inter, under the SIL Open Font License: it has the rupee sign, and the Latin and Greek letters used in units. */
const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`));

/**
 * Sizes of an OpenType header before the table directory, and of a directory entry (OpenType 1.9,
 * "Organization of an OpenType font").
 */
const headerBytes = 12;
const entryBytes = 16;

/**
 * Tables of contextual forms and kerning: shaping with them takes most of the time of a long list.
 */
const layoutTables: ReadonlySet<string> = new Set(['GSUB', 'GPOS']);

/** Returns a font in which the tables of contextual forms and kerning are renamed, so that shaping ignores them. */
function withoutLayout(font: Buffer): Buffer {
  const plain = Buffer.from(font);
  const tableCount = plain.readUInt16BE(4);
  for (let at = headerBytes; at < headerBytes + tableCount * entryBytes; at += entryBytes) {
    if (layoutTables.has(plain.toString('latin1', at, at + 4))) plain.write('none', at, 'latin1');
  }
  return plain;
}

const readFont = (name: string) => withoutLayout(readFileSync(fontFile(name)));

let fonts: { regular: Buffer; strong: Buffer } | null = null;

/** Returns the font faces, reading the files on first use. */
export function plainFonts(): { regular: Buffer; strong: Buffer } {
  fonts ??= {
    regular: readFont('400Regular/Inter_400Regular.ttf'),
    strong: readFont('600SemiBold/Inter_600SemiBold.ttf'),
  };
  return fonts;
}
