import { isValidElement, type ReactNode, useSyncExternalStore } from 'react';
import { stressElement, isStressKind, type StressProps } from './stress.ts';

/** Document event: `data-stress` of the root element has changed. */
const stressChange = 'stresschange';

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

/**
 * Renders a story with the kind of stress data chosen in the toolbar, or the kind in `data-stress` of the root element, which
 * `npm run stories:stress` sets to re-render a story without Storybook's render phases.
 */
export function StressedStory(props: StressedStoryProps) {
  const chosen = props.context.globals['stress'];
  const kind = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['stress'] ?? chosen,
    () => chosen,
  );
  return <StoryOfKind {...props} key={String(kind)} kind={kind} />;
}

function subscribe(onChange: () => void) {
  document.addEventListener(stressChange, onChange);
  return () => document.removeEventListener(stressChange, onChange);
}

function StoryOfKind({ story, context, kind }: StressedStoryProps & { kind: unknown }) {
  const shown = story(context) as ReactNode;
  if (!isStressKind(kind) || kind === 'none' || !isValidElement(shown)) return shown;
  const props = context.parameters.stress?.[kind] ?? {};
  return stressElement(shown, kind, false, { component: context.component, props });
}
