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
import { importOnline } from '../router/importOnline.ts';
import { type EventQueue, queueEvents } from './eventReplay.ts';
import { firstIntent, nextIntent } from './intent.ts';
import * as styles from './lazyHydration.css.ts';

export interface LazyHydration<Props extends object> {
  Component: ComponentType<Props>;
  /** Loads its script; the server does before it draws. A load that failed is tried again the next time. */
  load: () => Promise<ComponentType<Props>>;
}

interface HydratedContentProps<Props> {
  props: Props;
  onHydrated: (isHydrated: true) => void;
}

/**
 * A part of the page that is hydrated lazily, on intent: its script comes when somebody turns to the page; until then it
 * stands as the server has drawn it, and what is pressed in it is held. `fallback` is what the server says where it
 * breaks. On a page the server has not drawn it is there with the page.
 */
export function lazyHydration<Props extends object>(
  loadContent: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyHydration<Props> {
  let content: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  let wanted: Promise<ComponentType<Props>> | null = null;

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

  const loadWhenWanted = async (): Promise<ComponentType<Props>> => {
    for (let intent = firstIntent(); ; intent = nextIntent()) {
      await intent;
      try {
        return await load();
      } catch (error) {
        // It stands as it was drawn; whoever goes on using the page makes it try again.
        if (navigator.onLine) console.warn('A part of the page could not be loaded.', error);
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      }
    }
  };

  const Drawn = memo(function Drawn({ props, onHydrated }: HydratedContentProps<Props>) {
    const Content = wanted === null && content ? content : use((wanted ??= loadWhenWanted()));
    useEffect(
      function tellHydrated() {
        onHydrated(true);
      },
      [onHydrated],
    );
    return createElement(Content, props);
  });

  // Drawn again for nothing, it would be taken away to wait for its script.
  const FromServer = memo(function FromServer({ props }: { props: Props }) {
    const root = useRef<HTMLDivElement>(null);
    const held = useRef<EventQueue>(null);
    const [isHydrated, setHydrated] = useState(false);
    useEffect(function holdMeanwhile() {
      if (content !== null || !root.current) return;
      held.current = queueEvents(root.current);
      return held.current.stop;
    }, []);
    useEffect(
      function replayWhatWasHeld() {
        // A render later fields have taken up what was typed into them; outside of it a click hydrates what it hits.
        if (isHydrated) queueMicrotask(() => held.current?.replay());
      },
      [isHydrated],
    );
    return (
      <div className={styles.boundary} data-hydrated={isHydrated} ref={root}>
        <Suspense fallback={fallback}>
          <Drawn onHydrated={setHydrated} props={props} />
        </Suspense>
      </div>
    );
  });

  function FromHere({ props }: { props: Props }) {
    return createElement(content ?? use(load()), props);
  }

  function Part(props: Props) {
    const isDrawn = useSyncExternalStore(
      subscribeNever,
      () => false,
      () => true,
    );
    const [wasDrawn] = useState(isDrawn);
    return wasDrawn ? <FromServer props={props} /> : <FromHere props={props} />;
  }

  // What changes before the script is here finds nobody to tell: React would take the drawn part away to wait for it.
  return { load, Component: memo(Part, () => content === null) as ComponentType<Props> };
}

/** Who moves a pointer all the time must not ask for a lost file all the time. */
const retryDelayMs = 3000;

const subscribeNever = () => () => undefined;
