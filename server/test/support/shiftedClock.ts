// Loaded before a server process (`NODE_OPTIONS=--import`): its clock is wrong by `CLOCK_SHIFT_MS`.
const shiftMs = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);
const RightDate = Date;

class ShiftedDate extends RightDate {
  constructor(...parts: [] | ConstructorParameters<typeof Date>) {
    if (parts.length === 0) super(ShiftedDate.now());
    else super(...parts);
  }

  static override now(): number {
    return RightDate.now() + shiftMs;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
