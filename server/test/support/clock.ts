/** A clock controlled by the test. */
export function clock(at = Date.parse('2026-11-21T08:00:00Z')) {
  let now = at;
  return { now: () => now, pass: (ms: number) => (now += ms) };
}
