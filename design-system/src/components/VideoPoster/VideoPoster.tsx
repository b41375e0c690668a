import { type MouseEvent, useState } from 'react';
import { IconPlayerPlayFilled } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Picture, type PictureRatio, type PictureSource } from '../Picture/index.ts';
import * as styles from './VideoPoster.css.ts';
import { videoPosterLabels, type VideoPosterLabels } from './videoPosterLabels.ts';

/** A video file of the site or an embedded third-party player. */
export type Video = { kind: 'file'; src: string } | { kind: 'frame'; src: string };

export interface VideoPosterProps {
  title: string;
  /** Text alternative of the poster. @default '' */
  alt?: string;
  poster: PictureSource | null | undefined;
  /** Requested on click only. */
  video: Video;
  /** Link to the video's page, for visitors who do not load the third-party player; shown below a `frame`. */
  link?: { label: string; href: string };
  /** Aspect ratio of the box. @default '4/3' */
  ratio?: Exclude<PictureRatio, 'fill' | 'auto'>;
  /** `sizes` of the poster. */
  sizes?: string;
  labels?: Partial<VideoPosterLabels>;
}

/** Shows a local poster first and loads the video on click (D-47). Without JavaScript the poster links to the video. */
export function VideoPoster({
  title,
  alt = '',
  poster,
  video,
  link,
  ratio = '4/3',
  sizes,
  labels: labelOverrides,
}: VideoPosterProps) {
  const labels = { ...videoPosterLabels, ...labelOverrides };
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  const play = (event: MouseEvent) => {
    // Clicks with a modifier key follow the link.
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
  // The focused poster has been unmounted.
  const takeFocus = (player: HTMLElement | null) => player?.focus();
  if (video.kind === 'frame') {
    return (
      <iframe
        allow="autoplay; fullscreen"
        className={styles.player}
        ref={takeFocus}
        referrerPolicy="strict-origin-when-cross-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is always cross-origin
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
