import { type ComponentProps, useRef } from 'react';
import { useInputBeforeHydration } from '../../hooks/useInputBeforeHydration.ts';
import { useComposition } from './useComposition.ts';
import { type SearchShortcut, useSearchShortcut } from './useSearchShortcut.ts';

interface SearchInputOptions {
  /** Query of the current page. */
  query: string;
  shortcuts: readonly SearchShortcut[];
  /** Called with the text on every change, except during composition by an input method. */
  onChange: (text: string) => void;
  /** Called when the input was focused before hydration. */
  onFocus: (() => void) | undefined;
}

/** The uncontrolled input of a search field: reports its text, and takes the focus by global shortcuts. */
export function useSearchInput({ query, shortcuts, onChange, onFocus }: SearchInputOptions) {
  const ref = useRef<HTMLInputElement>(null);
  const composition = useComposition(onChange);
  useSearchShortcut(ref, shortcuts);
  useInputBeforeHydration(() => {
    if (!ref.current || document.activeElement !== ref.current) return;
    onFocus?.();
    if (ref.current.value !== query) onChange(ref.current.value);
  });

  const inputProps = {
    ...composition.inputProps,
    'aria-keyshortcuts': shortcuts.length > 0 ? shortcuts.join(' ') : undefined,
    defaultValue: query,
    onChange: ({ target, nativeEvent }) => {
      if (!composition.isComposing(nativeEvent)) onChange(target.value);
    },
    ref,
  } satisfies ComponentProps<'input'>;

  const clear = () => {
    if (!ref.current) return;
    ref.current.value = '';
    ref.current.focus();
    onChange('');
  };

  return { ref, inputProps, clear };
}
