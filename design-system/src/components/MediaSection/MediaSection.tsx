import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import * as styles from './MediaSection.css.ts';

export const mediaSectionPositions = ['start', 'end'] as const;
export type MediaSectionPosition = (typeof mediaSectionPositions)[number];

export interface MediaSectionProps {
  /** Id of the heading, which names the section. */
  id: string;
  /** Names the section; an eyebrow if there is a `headline`. */
  heading: string;
  /** Statement in display type below the heading. */
  headline?: ReactNode;
  /** A `Figure`. */
  media: ReactNode;
  /** Position of the media from `md` up; below that it comes first. @default 'start' */
  mediaPosition?: MediaSectionPosition;
  /** Wraps the text column, for example in a `CounterBlock`. */
  renderText?: (text: ReactNode) => ReactNode;
  /** Content below the heading. */
  children: ReactNode;
}

/** Media and text side by side. */
export function MediaSection(props: MediaSectionProps) {
  const { id, heading, headline, media, mediaPosition = 'start', renderText, children } = props;
  const text = (
    <div className={`${styles.text} ${headline ? styles.headlined : styles.headed}`}>
      {headline ? (
        <>
          <h2 className={styles.eyebrow} id={id}>
            {heading}
          </h2>
          <p className={styles.headline}>{headline}</p>
        </>
      ) : (
        <Heading id={id} level={2} variant="displayLg">
          {heading}
        </Heading>
      )}
      {children}
    </div>
  );
  const textColumn = renderText ? renderText(text) : text;
  return (
    <section
      aria-labelledby={id}
      className={`${styles.root} ${styles.positions[mediaPosition]}`}
      data-component="MediaSection"
    >
      {mediaPosition === 'end' && textColumn}
      <div className={styles.media}>{media}</div>
      {mediaPosition === 'start' && textColumn}
    </section>
  );
}
