const purpose = String.raw`for|to suit|suits?|suitable(?: (?:for|to|with))?|to fit|fits?|fitting|to go with|goes with|compatible (?:with|to)|matching|against|with|on|onto|of|two|fur|fuer|für|passend (?:zu|fur|für)|zu`;

/** Words that may occur between 'for' and a code. */
const fillers = String.raw`(?:(?:\d{1,4}|x|nos?\.?|pcs?\.?|the|my|our|your|existing|old|type|model|contactors?|relays?|mccbs?|mcbs?|breakers?|switch(?:es)?|fans?|box(?:es)?|number|no\.?|code|size|and|&|,)\s+)*`;

const before = new RegExp(String.raw`(?<![\p{L}\d])(?:${purpose})\s+${fillers}$`, 'iu');
/** In Hindi, the preposition follows: 'EV-PC-9 ke liye'. */
const behind = /^[\s,]*(?:ke liye|ke saath|wala|wale|wali|के लिए)(?![\p{L}\p{M}])/iu;

/**
 * Whether a query mentions a code only as the device that the wanted product must suit: 'overload relay to
 * suit EV-PC-12'. When nothing precedes 'for', the code itself is wanted.
 */
export function isCodePurpose(text: string, typedCodes: readonly string[]): boolean {
  const [code] = typedCodes;
  const at = code === undefined ? -1 : text.toLowerCase().indexOf(code.toLowerCase());
  if (code === undefined || at < 0) return false;
  const [start, end] = [text.slice(0, at), text.slice(at + code.length)];
  if (behind.test(end)) return true;
  const found = before.exec(start);
  return found !== null && /\p{L}{2}/u.test(start.slice(0, found.index));
}
