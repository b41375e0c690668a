import type { ReactNode } from 'react';
import { Container } from '../../layout/index.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Banner.css.ts';

export interface BannerFact {
  /** A number or a short word. */
  value: string;
  /** What it counts. */
  label: string;
}

export interface BannerProps {
  title: string;
  text: string;
  /** Up to three numbers that carry the text. */
  facts?: readonly BannerFact[];
  /** One inverse button or button link. */
  action?: ReactNode;
  /** A scene that carries the words on its left. */
  picture: { source: PictureSource | null | undefined; alt: string };
  /** Width of the picture in the page. @default bannerSizes */
  sizes?: string;
  /** Rank of the title in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel;
}

/** Width of the banner's picture, for the choice among its variants. */
export const bannerSizes = '(min-width: 900px) 66vw, 100vw';

/** A dark band across the page that tells one story beside one scene. */
export function Banner({
  title,
  text,
  facts = [],
  action,
  picture: { source, alt },
  sizes = bannerSizes,
  headingLevel = 2,
}: BannerProps) {
  return (
    <section className={styles.root} data-component="Banner">
      {source && (
        <div className={styles.scene}>
          <Picture alt={alt} ratio="fill" sizes={sizes} source={source} />
        </div>
      )}
      <div className={styles.foreground}>
        <Container>
          <div className={styles.text}>
            <Heading level={headingLevel} variant="displayLg">
              {title}
            </Heading>
            <Text variant="bodyLg" tone="onDarkMuted">
              {text}
            </Text>
            {facts.length > 0 && (
              <div className={styles.factsFrame}>
                <dl className={styles.facts}>
                  {facts.map(({ value, label }) => (
                    <div className={styles.fact} key={label}>
                      <dt className={styles.label}>{label}</dt>
                      <dd className={styles.value}>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
            {action && <div className={styles.action}>{action}</div>}
          </div>
        </Container>
      </div>
    </section>
  );
}
