import { inflateRawSync } from 'node:zlib';

/** Reads an archive's entries from its central directory (APPNOTE 4.3.12). */
export function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (
    let at = bytes.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1')
  ) {
    const [method, size, nameLength] = [at + 10, at + 20, at + 28].map((place, index) =>
      index === 1 ? bytes.readUInt32LE(place) : bytes.readUInt16LE(place),
    );
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(start, start + Number(size));
    files.set(
      bytes.toString('utf8', at + 46, at + 46 + Number(nameLength)),
      (method === 8 ? inflateRawSync(data) : data).toString('utf8'),
    );
  }
  return files;
}
