/**
 * Time for which expired data is hidden before it is erased: long enough to notice a clock that was ahead. An
 * erasure on request is immediate.
 */
export const quarantineMs = 7 * 24 * 60 * 60_000;
