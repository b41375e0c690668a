/** Patterns of product and category names, each with the family whose drawing replaces a missing picture. First match wins. */
const families = [
  [/motor protection|moulded|mccb/i, 'breaker'],
  [/breaker|mcb|fuse|surge|switch disconnector/i, 'mcb'],
  [/relay|timer/i, 'relay'],
  [/gland|plug|lock nut|adaptor/i, 'gland'],
  [/\bties?\b/i, 'tie'],
  [/lug|ferrule|connector|crimp/i, 'lug'],
  [/terminal/i, 'terminal'],
  [/rail/i, 'rail'],
  [/duct|conduit|sleeve|wrap/i, 'duct'],
  [/button|lamp|pilot|emergency|lighting/i, 'button'],
  [/cam|selector/i, 'cam-switch'],
  [/limit/i, 'limit-switch'],
  [/meter/i, 'meter'],
  [/fan|filter|ventilation|thermostat/i, 'fan'],
  [/busbar|insulator|link/i, 'busbar'],
  [/enclosure|box|lock|hinge/i, 'enclosure'],
] as const satisfies readonly (readonly [RegExp, string])[];

/** A family of products that has a drawing. */
export type ProductFamily = (typeof families)[number][1] | 'contactor';

/** Returns the family of a name; `contactor` when no pattern matches. */
export function drawingForName(name: string): ProductFamily {
  return families.find(([pattern]) => pattern.test(name))?.[1] ?? 'contactor';
}
