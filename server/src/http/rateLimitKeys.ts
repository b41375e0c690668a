import { createHash } from 'node:crypto';

/** Returns the key attempts are counted under, a hash: addresses and names are not stored. */
export const rateLimitKey = (kind: string, value: string) =>
  createHash('sha256').update(`${kind}\n${value}`).digest('hex');

/** Returns the network of a client: its IPv4 address or its IPv6 /64, as one household has. */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
