import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { importOnline } from '../browser/importOnline.ts';
import { type EventQueue, queueEvents } from './eventReplay.ts';
import { firstIntent, nextIntent } from './intent.ts';
import * as styles from './lazyHydration.css.ts';
import { loadPageResults } from '../data/pageResults.ts';
import { loadPageStyles } from './pageStyles.ts';

export interface LazyHydration<Props extends object> {
  Component: ComponentType<Props>;
  /**
   * Loads the script; the server does so before rendering. Retries on the next call after a
   * failure.
   */
  load: () => Promise<ComponentType<Props>>;
}

interface HydratedContentProps<Props> {
  props: Props;
  onHydrated: (isHydrated: true) => void;
}

/**
 * Creates a component that hydrates on intent: its script loads when the visitor starts to use the page. Until then its
 * server HTML stays, and events in it are queued for replay. `fallback` is the server's HTML when it throws. On pages
 * reached by navigation it renders like any other component.
 */
export function lazyHydration<Props extends object>(
  loadContent: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyHydration<Props> {
  let content: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  let loadingOnIntent: Promise<ComponentType<Props>> | null = null;

  const load = () => {
    loading ??= importOnline(loadContent).then(
      (loaded) => (content = loaded),
      (cause: unknown) => {
        loading = null;
        throw cause;
      },
    );
    return loading;
  };

  const loadOnIntent = async (): Promise<ComponentType<Props>> => {
    for (let intent = firstIntent(); ; intent = nextIntent()) {
      await intent;
      try {
        // Loaded first, so that the bundler's loader finds the styles in the document.
        const styled = loadPageStyles();
        const [loaded] = await Promise.all([load(), styled, loadPageResults()]);
        return loaded;
      } catch (error) {
        // The server HTML stays; the next intent retries.
        if (navigator.onLine) console.warn(error);
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      }
    }
  };

  const HydratedContent = memo(function HydratedContent({ props, onHydrated }: HydratedContentProps<Props>) {
    const Content = loadingOnIntent === null && content ? content : use((loadingOnIntent ??= loadOnIntent()));
    useEffect(
      function reportHydrated() {
        onHydrated(true);
      },
      [onHydrated],
    );
    return createElement(Content, props);
  });

  // Memoised, because a re-render while it suspends would replace the server HTML with the fallback.
  const ServerRendered = memo(function ServerRendered({ props }: { props: Props }) {
    const root = useRef<HTMLDivElement>(null);
    const queue = useRef<EventQueue>(null);
    const [isHydrated, setHydrated] = useState(false);
    useEffect(function queueUntilHydrated() {
      if (content !== null || !root.current) return;
      queue.current = queueEvents(root.current);
      return queue.current.stop;
    }, []);
    useEffect(
      function replayQueuedEvents() {
        // In a microtask: by then controlled fields have adopted the typed text, and React hydrates
        // the clicked element.
        if (isHydrated) queueMicrotask(() => void queue.current?.replay());
      },
      [isHydrated],
    );
    return (
      <div className={styles.boundary} data-hydrated={isHydrated} ref={root}>
        <Suspense fallback={fallback}>
          <HydratedContent onHydrated={setHydrated} props={props} />
        </Suspense>
      </div>
    );
  });

  function ClientRendered({ props }: { props: Props }) {
    return createElement(content ?? use(load()), props);
  }

  function Component(props: Props) {
    const isServerHtml = useSyncExternalStore(
      subscribeNever,
      () => false,
      () => true,
    );
    const [wasServerHtml] = useState(isServerHtml);
    return wasServerHtml ? <ServerRendered props={props} /> : <ClientRendered props={props} />;
  }

  // Blocks re-renders until the script has loaded; otherwise React replaces the server HTML with the fallback.
  return { load, Component: memo(Component, () => content === null) as ComponentType<Props> };
}

/** Limits retries while a visitor moves the pointer all the time. */
const retryDelayMs = 3000;

const subscribeNever = () => () => undefined;
