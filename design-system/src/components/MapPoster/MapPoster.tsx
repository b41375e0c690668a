import { useState } from 'react';
import { Button, ButtonLink } from '../Button/index.ts';
import { IconExternalLink, IconMapPin, IconMapPinFilled } from '../Icon/index.ts';
import { MapDrawing } from './MapDrawing.tsx';
import * as styles from './MapPoster.css.ts';
import { mapPosterLabels, type MapPosterLabels } from './mapPosterLabels.ts';

export interface MapPosterProps {
  /** Accessible name of the map. */
  label: string;
  /** URL of the embedded third-party map, requested on click only. */
  embedUrl: string;
  /** Link to the same location on the map provider's site. */
  href: string;
  labels?: Partial<MapPosterLabels>;
}

/**
 * Shows a local drawing and loads the third-party map, which receives the visitor's IP address, on click only (D-47).
 */
export function MapPoster({ label, embedUrl, href, labels: labelOverrides }: MapPosterProps) {
  const labels = { ...mapPosterLabels, ...labelOverrides };
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div className={styles.root} data-component="MapPoster">
      {isLoaded ? (
        <iframe
          className={styles.map}
          // The focused button has been unmounted.
          ref={(frame) => frame?.focus()}
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is always cross-origin
          sandbox="allow-scripts allow-same-origin allow-popups"
          src={embedUrl}
          title={label}
        />
      ) : (
        <div aria-label={label} className={styles.map} role="img">
          <MapDrawing />
          <span className={styles.pin}>
            <IconMapPinFilled size={28} />
          </span>
        </div>
      )}
      <div className={styles.actions}>
        {!isLoaded && (
          <span className={styles.load}>
            <Button icon={IconMapPin} onPress={() => setIsLoaded(true)} size="sm" tone="secondary">
              {labels.load}
            </Button>
          </span>
        )}
        <ButtonLink
          href={href}
          icon={IconExternalLink}
          label={`${labels.open} (${labels.newTab})`}
          opensNewTab
          size="sm"
          tone="secondary"
        >
          {labels.open}
        </ButtonLink>
      </div>
    </div>
  );
}
