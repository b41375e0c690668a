/**
 * German and Hindi words for what is measured, and the English ones that name properties. They are replaced in queries:
 * a synonym finds products, but names no property.
 */
export const measureWords: readonly (readonly [typed: string, english: string])[] = [
  ['breit breite chauda chaudi chaura chauri chaudai', 'wide'],
  ['hoch höhe hoehe uncha unchi unchai', 'high'],
  ['lang länge laenge lamba lambi lambai', 'long'],
  ['tief tiefe gehra gehri gehrai', 'deep'],
  ['dick dicke wandstärke wandstaerke mota moti motai', 'thick'],
  ['durchmesser', 'diameter'],
  ['außendurchmesser aussendurchmesser', 'outer diameter'],
  ['innendurchmesser', 'inner diameter'],
  ['schirmdurchmesser', 'screen diameter'],
  ['steuerspannung spulenspannung', 'coil'],
  ['einstellbereich', 'setting range'],
  ['querschnitt leiterquerschnitt', 'cross section'],
  ['schlüsselweite schluesselweite', 'spanner width'],
  ['drehmoment anzugsdrehmoment', 'torque'],
];
