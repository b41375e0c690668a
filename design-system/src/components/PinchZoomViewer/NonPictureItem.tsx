import { type RefObject, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../Button/index.ts';
import { IconDownload, IconExternalLink, IconFileTypePdf, IconPlayerPlayFilled } from '../Icon/index.ts';
import type { DrawingName } from '../Picture/index.ts';
import * as styles from './NonPictureItem.css.ts';
import { StagePicture } from './StagePicture.tsx';
import type { ViewerDocument, ViewerItemLabels, ViewerNonPictureItem, ViewerVideo } from './viewerTypes.ts';

export interface NonPictureItemProps {
  item: ViewerNonPictureItem;
  /** The item is shown. */
  isCurrent: boolean;
  labels: ViewerItemLabels;
}

/** Renders an item of the stage that is not a picture. */
export function NonPictureItem({ item, ...others }: NonPictureItemProps) {
  switch (item.kind) {
    case 'video':
      return <StageVideo {...others} video={item} />;
    case 'document':
      return <DocumentCard {...others} document={item} />;
    case 'drawing':
      return (
        <div aria-label={item.alt} className={styles.drawing} role="img">
          {item.content}
        </div>
      );
  }
}

type StageVideoProps = Omit<NonPictureItemProps, 'item'> & { video: ViewerVideo };

function StageVideo({ video: { src, poster, captions, alt }, isCurrent, labels }: StageVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  usePauseWhenLeft(video, isCurrent);
  if (hasFailed)
    return (
      <div className={styles.card} data-undraggable>
        <p>{labels.videoFailed}</p>
        <ButtonLink
          href={src}
          icon={IconExternalLink}
          label={labels.linkTo(labels.openDocument, alt)}
          opensNewTab
          tone="secondary"
        >
          {labels.openDocument}
        </ButtonLink>
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are optional
    <video
      aria-label={alt}
      className={styles.video}
      controls
      data-undraggable
      onError={() => setHasFailed(true)}
      playsInline
      poster={poster?.src}
      preload={poster ? 'none' : 'metadata'}
      ref={video}
      src={src}
    >
      {captions?.map((track, index) => (
        <track
          default={index === 0}
          kind="captions"
          key={track.src}
          label={track.label}
          src={track.src}
          srcLang={track.language}
        />
      ))}
    </video>
  );
}

function usePauseWhenLeft(video: RefObject<HTMLVideoElement | null>, isCurrent: boolean) {
  useEffect(
    function pauseWhenLeft() {
      if (!isCurrent) video.current?.pause();
    },
    [video, isCurrent],
  );
}

type DocumentCardProps = Omit<NonPictureItemProps, 'item'> & { document: ViewerDocument };

function DocumentCard({ document: { href, fileSize, alt }, labels }: DocumentCardProps) {
  return (
    <div className={styles.card} data-part="document" data-undraggable>
      <IconFileTypePdf size={28} />
      <p className={styles.name}>{alt}</p>
      <p className={styles.facts}>
        {labels.kinds.document}
        {fileSize && (
          <>
            {', '}
            <bdi>{fileSize}</bdi>
          </>
        )}
      </p>
      <div className={styles.links}>
        <ButtonLink
          href={href}
          icon={IconExternalLink}
          label={labels.linkTo(labels.openDocument, alt)}
          opensNewTab
        >
          {labels.openDocument}
        </ButtonLink>
        <ButtonLink
          download
          href={href}
          icon={IconDownload}
          label={labels.linkTo(labels.downloadDocument, alt)}
          tone="secondary"
        >
          {labels.downloadDocument}
        </ButtonLink>
      </div>
    </div>
  );
}

export interface NonPictureThumbProps {
  item: ViewerNonPictureItem;
  drawing: DrawingName | undefined;
}

/** The content of a thumbnail: a poster with a play icon, a file icon, or the drawing. */
export function NonPictureThumb({ item, drawing }: NonPictureThumbProps) {
  if (item.kind === 'drawing') return <div className={styles.drawing}>{item.content}</div>;
  if (item.kind === 'document')
    return (
      <span className={styles.thumbIcon}>
        <IconFileTypePdf size={28} />
      </span>
    );
  return (
    <span className={styles.videoThumb}>
      {item.poster && <StagePicture alt="" drawing={drawing} fit="cover" sizes="56px" source={item.poster} />}
      <span className={styles.playIcon}>
        <IconPlayerPlayFilled size={20} />
      </span>
    </span>
  );
}
