import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';
import { type SliderState, useSliderState } from 'react-stately/useSliderState';
import * as styles from './RangeHandles.css.ts';

export interface RangeHandlesProps {
  /** Name of both handles together. */
  title: string;
  /** Names of the lower and of the upper handle. */
  names: readonly [string, string];
  /** Positions in steps of the scale. */
  positions: readonly [number, number];
  maxPosition: number;
  /** Value at a position, for screen readers. */
  describe: (position: number) => string;
  onChange: (positions: [number, number]) => void;
  /** Called when a handle is released, and after each key. */
  onChangeEnd: () => void;
}

/**
 * Both handles of a range (APG, Slider Multi-Thumb), each a native range input for assistive technology. React Aria takes
 * the direction from a locale, which may differ from that of the page.
 */
export function RangeHandles(props: RangeHandlesProps) {
  const root = useRef<HTMLDivElement>(null);
  const [direction, setDirection] = useState<string | null>(null);
  useLayoutEffect(function readDirection() {
    if (root.current) setDirection(getComputedStyle(root.current).direction);
  }, []);
  return (
    <div className={styles.root} ref={root}>
      {direction !== null && (
        <I18nProvider locale={direction === 'rtl' ? 'ar' : 'en'}>
          <DirectedHandles {...props} />
        </I18nProvider>
      )}
    </div>
  );
}

function DirectedHandles(props: RangeHandlesProps) {
  const { title, names, positions, maxPosition, describe, onChange, onChangeEnd } = props;
  const track = useRef<HTMLDivElement>(null);
  const sliderProps = {
    'aria-label': title,
    value: [...positions],
    minValue: 0,
    maxValue: maxPosition,
    step: 1,
    onChange: ([start = 0, end = maxPosition]: number[]) => onChange([start, end]),
    onChangeEnd,
  };
  const state = useSliderState({ ...sliderProps, numberFormatter: useNumberFormatter() });
  const { groupProps, trackProps } = useSlider(sliderProps, state, track);
  return (
    <div {...groupProps} className={styles.group}>
      <div {...trackProps} className={styles.track} ref={track}>
        {names.map((name, index) => (
          <RangeHandle
            describe={describe}
            index={index}
            key={index}
            name={name}
            state={state}
            track={track}
          />
        ))}
      </div>
    </div>
  );
}

interface RangeHandleProps {
  name: string;
  index: number;
  state: SliderState;
  track: RefObject<HTMLDivElement | null>;
  describe: (position: number) => string;
}

function RangeHandle({ name, index, state, track, describe }: RangeHandleProps) {
  const input = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps } = useSliderThumb(
    { 'aria-label': name, index, trackRef: track, inputRef: input },
    state,
  );
  return (
    <div {...thumbProps} className={styles.handle}>
      <VisuallyHidden>
        <input
          {...inputProps}
          aria-label={name}
          // The label already names both ends; React Aria would add the group's name.
          aria-labelledby={undefined}
          aria-valuetext={describe(Math.round(state.getThumbValue(index)))}
          // The form submits the fields, not the handles.
          form=""
          ref={input}
          type="range"
        />
      </VisuallyHidden>
    </div>
  );
}
