/** A picture as the catalogue knows it. Size and placeholder are known unless a foreign host serves it. */
export interface Picture {
  /** Stored file name or URL, never empty. */
  name: string;
  /** Pixels of the stored picture. */
  width: number | null;
  height: number | null;
  /** Tiny picture as a data URI, shown until the real one has arrived. */
  placeholder: string | null;
  /** Text for people who do not see it; empty when nobody has written one. */
  alt: string;
}

/** A picture of which only the name is known. */
export function pictureFromName(name: string): Picture {
  return { name, width: null, height: null, placeholder: null, alt: '' };
}
