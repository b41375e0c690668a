import { memo } from 'react';
import type { HeadingLevel } from '../Heading/index.ts';
import { Heading } from '../Heading/index.ts';
import { IconArrowRight } from '../Icon/index.ts';
import { Picture, type PicturePriority } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import { beforeCurrent } from './Carousel.css.ts';
import type { CarouselContent, CarouselItem } from './Carousel.tsx';
import * as styles from './CarouselSlide.css.ts';

interface CarouselSlideProps {
  item: CarouselItem | CarouselContent;
  /** Accessible name: '1 of 3: Cable Accessories'. */
  label: string;
  hint: string;
  /** Out of view, also in part, it is inert. */
  isInView: boolean;
  isBeforeCurrent: boolean;
  /** Slides are side by side. */
  isSeveral: boolean;
  priority: PicturePriority;
  headingLevel: HeadingLevel;
  sizes: string;
}

/** One slide. Memoised: only two slides change at a time. */
export const CarouselSlide = memo(function CarouselSlide({
  item,
  label,
  isInView,
  isBeforeCurrent,
  isSeveral,
  ...others
}: CarouselSlideProps) {
  return (
    <div
      aria-label={label}
      aria-roledescription="slide"
      className={`${styles.slide} ${isSeveral ? styles.beside : styles.alone} ${isBeforeCurrent ? beforeCurrent : ''}`}
      data-part="slide"
      inert={!isInView}
      role="group"
    >
      {'content' in item ? (
        <div className={styles.own}>{item.content}</div>
      ) : (
        <Scene {...others} item={item} />
      )}
    </div>
  );
});

type SceneProps = Omit<
  CarouselSlideProps,
  'item' | 'label' | 'isInView' | 'isBeforeCurrent' | 'isSeveral'
> & { item: CarouselItem };

/** A picture, a title and a link that covers both. Memoised: a slide that comes into view changes only its attributes. */
const Scene = memo(function Scene({
  item: { image, title, href, text, drawing },
  hint,
  priority,
  headingLevel,
  sizes,
}: SceneProps) {
  return (
    <>
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
    </>
  );
});
