import { type MouseEvent, useState } from 'react';
import { IconPlayerPlayFilled } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Picture, type PictureRatio, type PictureSource } from '../Picture/index.ts';
import * as styles from './VideoPoster.css.ts';
import { videoPosterLabels, type VideoPosterLabels } from './videoPosterLabels.ts';

/** A video file of the site, or an embedded player of a third party. */
export type Video = { kind: 'file'; src: string } | { kind: 'frame'; src: string };

export interface VideoPosterProps {
  title: string;
  /** What the poster shows. @default '' */
  alt?: string;
  poster: PictureSource | null | undefined;
  /** Asked for on click only. */
  video: Video;
  /** Page of the video, a link for visitors who do not load the third-party player; shown under a `frame`. */
  link?: { label: string; href: string };
  /** Shape of the box. @default '4/3' */
  ratio?: Exclude<PictureRatio, 'fill' | 'auto'>;
  /** Width of the poster in the page. */
  sizes?: string;
  labels?: Partial<VideoPosterLabels>;
}

/** Shows a poster of our own first; the film comes on click and plays in place (D-47). Without script the poster leads to the film. */
export function VideoPoster({
  title,
  alt = '',
  poster,
  video,
  link,
  ratio = '4/3',
  sizes,
  labels: givenLabels,
}: VideoPosterProps) {
  const labels = { ...videoPosterLabels, ...givenLabels };
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  const play = (event: MouseEvent) => {
    // With a modifier it is a link like any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setState('playing');
  };
  return (
    <div className={styles.root} data-component="VideoPoster" data-state={state}>
      <div className={styles.box}>
        <Picture alt={alt} ratio={ratio} sizes={sizes} source={poster} />
        {state === 'playing' ? (
          <VideoPlayer onFailure={() => setState('failed')} title={title} video={video} />
        ) : (
          <a
            aria-label={labels.play(title)}
            className={styles.link}
            href={link?.href ?? video.src}
            onClick={play}
          >
            <span className={styles.playButton}>
              <IconPlayerPlayFilled size={28} />
            </span>
          </a>
        )}
      </div>
      <p className={styles.note} role="status">
        {state === 'failed' && labels.failed}
      </p>
      {link && (
        <p className={styles.note}>
          <Link href={link.href} isUnderlined opensNewTab>
            {link.label}
          </Link>
        </p>
      )}
    </div>
  );
}

function VideoPlayer({
  video,
  title,
  onFailure,
}: Pick<VideoPosterProps, 'video' | 'title'> & { onFailure: () => void }) {
  // The poster that had the focus is gone.
  const takeFocus = (film: HTMLElement | null) => film?.focus();
  if (video.kind === 'frame') {
    return (
      <iframe
        allow="autoplay; fullscreen"
        className={styles.player}
        ref={takeFocus}
        referrerPolicy="strict-origin-when-cross-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame's origin is another company's, never ours
        sandbox="allow-scripts allow-same-origin allow-popups"
        src={video.src}
        title={title}
      />
    );
  }
  return (
    <video
      aria-label={title}
      autoPlay
      className={styles.player}
      controls
      loop
      muted
      onError={onFailure}
      playsInline
      ref={takeFocus}
      src={video.src}
    />
  );
}
