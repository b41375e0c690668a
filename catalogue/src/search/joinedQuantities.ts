/** '2P/63A/100mA' and '6 mm²/12 mm' are several quantities; '24 V/48 V' is a list. */
const joinedQuantities = /(?<=\d ?)(\p{L}{1,4}[²³]?)\/(?=\d+(?:\.\d+)? ?(\p{L}{1,4}[²³]?))/gu;
/** '1P/C/25A', '2P-B-6A', '25A-C': the curve of a breaker between its poles and its current. */
const joinedCurve =
  /(?<=\d ?[ap]?)[/+-]([bcd])(?:[/+-](?=\d)|(?![\p{L}\d/+-]))|(?<![\p{L}\d/+-])([bcd])\/(?=\d)/gu;
/** '24 V DC/5 A', 'M20/IP68'. */
const joinedRating =
  /(?<=\d v (?:ac|dc))\/(?=\d+(?:\.\d+)? ?(?!v)\p{L})|(?<=(?<!\p{L})m\d{1,2})\/(?=\p{L}{2})/gu;
const shrinkRatio =
  /(?<![\p{L}\d./-])(\d{1,3}(?:\.\d)?) ?(?:mm ?)?(?:\/|(?:down )?to(?= )) ?(\d{1,3}(?:\.\d)?)(?: ?mm)?(?![\p{L}\d./-])/gu;

/** Separates quantities that are only joined by a sign. */
export function separateQuantities(text: string): string {
  const separate = text
    .replace(joinedCurve, ' $1$2 ')
    .replace(joinedRating, ' ')
    .replace(joinedQuantities, (all, unit: string, other: string) => (unit === other ? all : `${unit} `));
  // '12.7/6.4' and '19 down to 9.5' of heat shrink tube are its diameters before and after.
  return /shrink|schrumpf|(?:glue|adhesive)[ -]?lined/.test(text)
    ? separate.replace(shrinkRatio, (all, before: string, after: string) =>
        Number(before) > Number(after) ? `supplied ${before} mm recovered ${after} mm` : all,
      )
    : separate;
}
