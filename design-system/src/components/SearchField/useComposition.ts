import { type ComponentProps, type KeyboardEvent, useRef } from 'react';

type InputProps = Pick<ComponentProps<'input'>, 'onCompositionEnd' | 'onKeyDownCapture'>;

/**
 * Whether an input method is composing incomplete text, such as pinyin. Virtual keyboards compose every word
 * of any language; their keys are unidentified, and their words count as typed.
 */
export function useComposition(onEnd: (text: string) => void) {
  const lastKey = useRef('');
  const inputProps: InputProps = {
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      lastKey.current = key;
    },
    onCompositionEnd: ({ currentTarget }) => onEnd(currentTarget.value),
  };
  return {
    inputProps,
    isComposing: (event: Event) =>
      event instanceof InputEvent && event.isComposing && lastKey.current !== 'Unidentified',
  };
}
