import { isValidElement, type ReactNode } from 'react';
import { stressElement, isStressKind, type StressProps } from './stress.ts';

/** Types a story's stress overrides by its component's props: `parameters: { stress: stressProps<CardGridProps>({…}) }`. */
export function stressProps<Props>(props: StressProps<Props>) {
  return props;
}

interface StressedStoryProps {
  story: (context: StressedContext) => unknown;
  context: StressedContext;
}

export interface StressedContext {
  component?: unknown;
  globals: Record<string, unknown>;
  parameters: { stress?: StressProps<Record<string, unknown>> };
}

/** Renders a story with its data under the kind of stress chosen in the toolbar. */
export function StressedStory({ story, context }: StressedStoryProps) {
  const kind = context.globals['stress'];
  const shown = story(context) as ReactNode;
  if (!isStressKind(kind) || kind === 'none' || !isValidElement(shown)) return shown;
  const props = context.parameters.stress?.[kind] ?? {};
  return stressElement(shown, kind, false, { component: context.component, props });
}
