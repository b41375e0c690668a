/** A picture of the catalogue. Size and placeholder are null for pictures of other hosts. */
export interface Picture {
  /** Stored file name or URL, never empty. */
  name: string;
  /** Width of the stored picture in pixels. */
  width: number | null;
  height: number | null;
  /** Tiny picture as a data URI, shown while the picture loads. */
  placeholder: string | null;
  /** Alternative text; empty when none has been written. */
  alt: string;
}

/** Returns a picture without size, placeholder and alternative text. */
export function pictureFromName(name: string): Picture {
  return { name, width: null, height: null, placeholder: null, alt: '' };
}
