/** A file in an archive. */
interface ZipEntry {
  /** 0: stored, 8: deflated. */
  method: number;
  compressedSize: number;
  /** Offset of its local header. */
  offset: number;
}

export type ZipArchive = ReadonlyMap<string, ZipEntry>;

// Signatures and sizes of headers: APPNOTE 4.3.7, 4.3.12 and 4.3.16.
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const maxCommentBytes = 65_535;

/** Workbooks have a few dozen files. */
const maxEntries = 1000;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Lists the files of an archive by name; null if it is not a ZIP archive or has more files than a
 * workbook. Never reads out of bounds.
 */
export function readZipArchive(bytes: Uint8Array): ZipArchive | null {
  const view = viewOf(bytes);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > maxEntries) return null;
  const entries = new Map<string, ZipEntry>();
  for (let index = 0; index < count; index += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySignature) return null;
    const nameLength = view.getUint16(at + 28, true);
    const next = at + entryBytes + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) return null;
    const name = new TextDecoder().decode(bytes.subarray(at + entryBytes, at + entryBytes + nameLength));
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return entries;
}

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endBytes - maxCommentBytes);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}

export type InflatedFile = { status: 'ready'; text: string } | { status: 'broken' | 'tooLarge' };

/**
 * Inflates a file up to a maximum size, regardless of the size it claims, so that a small archive cannot
 * exhaust the memory.
 */
export async function inflateFile(
  bytes: Uint8Array<ArrayBuffer>,
  { method, compressedSize, offset }: ZipEntry,
  maxBytes: number,
): Promise<InflatedFile> {
  if (offset + localBytes > bytes.length) return { status: 'broken' };
  const view = viewOf(bytes);
  if (view.getUint32(offset, true) !== localSignature) return { status: 'broken' };
  const start = offset + localBytes + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + compressedSize > bytes.length || (method !== 0 && method !== 8)) return { status: 'broken' };
  const data = new Blob([bytes.subarray(start, start + compressedSize)]).stream();
  return readUpTo(method === 0 ? data : data.pipeThrough(new DecompressionStream('deflate-raw')), maxBytes);
}

async function readUpTo(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<InflatedFile> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { status: 'ready', text: text + decoder.decode() };
      size += value.length;
      if (size > maxBytes) {
        await reader.cancel();
        return { status: 'tooLarge' };
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return { status: 'broken' };
  }
}
