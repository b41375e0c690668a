/**
 * Returns the rows of a QR code; `1` is a dark module. The encoder is loaded on first use: most processes
 * never need it.
 */
export async function qrRows(text: string): Promise<string[]> {
  const { encode } = await import('uqr');
  const { data } = encode(text, { ecc: 'M', border: 4 });
  return data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
}
