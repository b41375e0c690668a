import { memo } from 'react';
import type { HeadingLevel } from '../Heading/index.ts';
import { Heading } from '../Heading/index.ts';
import { IconArrowRight } from '../Icon/index.ts';
import { Picture, type PicturePriority } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import type { CarouselItem } from './Carousel.tsx';
import * as styles from './CarouselSlide.css.ts';

interface CarouselSlideProps {
  item: CarouselItem;
  /** Accessible name: '1 of 3: Cable Accessories'. */
  label: string;
  hint: string;
  isCurrent: boolean;
  priority: PicturePriority;
  headingLevel: HeadingLevel;
  sizes: string;
}

/** One slide: a scene, a title and a link that covers both. Memoised: only two slides change at a time. */
export const CarouselSlide = memo(function CarouselSlide({
  item: { image, title, href, text, drawing },
  label,
  hint,
  isCurrent,
  priority,
  headingLevel,
  sizes,
}: CarouselSlideProps) {
  return (
    <div
      aria-label={label}
      aria-roledescription="slide"
      className={styles.slide}
      data-part="slide"
      inert={!isCurrent}
      role="group"
    >
      <div className={styles.scene}>
        <div className={styles.picture}>
          <Picture alt="" drawing={drawing} priority={priority} ratio="fill" sizes={sizes} source={image} />
        </div>
      </div>
      <div className={styles.content}>
        <div className={styles.title}>
          <Heading level={headingLevel} variant="displayLg">
            {/* Dragging the link natively would cancel the swipe. */}
            <a className={styles.link} draggable={false} href={href}>
              {title}
            </a>
          </Heading>
        </div>
        {text && (
          <div className={styles.text}>
            <Text variant="bodyLg" tone="soft">
              {text}
            </Text>
          </div>
        )}
        <span aria-hidden className={styles.hint} data-part="hint">
          {hint}
          <IconArrowRight size={18} />
        </span>
      </div>
    </div>
  );
});
