import '@elvora/design-system/global';
import { dismissToasts } from '@elvora/design-system/Toaster';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { createElement } from 'react';
import { setInteractionModality } from 'react-aria';
import { defaultDecorateStory } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { emulateMediaFeatures } from './mediaFeatures.ts';
import { modes } from './modes.ts';
import { showTheme, themes } from './showTheme.ts';
import { type StressedContext, StressedStory } from './StressedStory.tsx';
import { stressTitles } from './stress.ts';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: width < 600 ? ('mobile' as const) : ('desktop' as const),
});

/** Returns the metadata that react-docgen attached to a component. */
interface WithDocgen {
  // oxlint-disable-next-line no-underscore-dangle -- react-docgen's name
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

const docgenProps = (component: unknown) =>
  // oxlint-disable-next-line no-underscore-dangle -- react-docgen's name
  (component as WithDocgen | undefined)?.__docgenInfo?.props ?? {};

const toSingleLine = (type: string) => type.replace(/\s+/g, ' ').replace(/^\| /, '');

type UndecoratedStory = (context: StressedContext) => unknown;

const preview = definePreview({
  addons: [addonA11y(), addonDocs()],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // axe looks nodes up by tag and attribute only from the root element; from the body it walks the tree for every rule.
      context: 'html',
      options: {
        rules: {
          // Target size (24 px or equivalent spacing, WCAG 2.5.8): axe disables its WCAG 2.2 rules by default.
          'target-size': { enabled: true },
          // Rules of whole pages, which a story is not.
          bypass: { enabled: false },
          'landmark-one-main': { enabled: false },
          'page-has-heading-one': { enabled: false },
        },
        // Only the panel shows passes; test runs need violations only.
        ...(globalThis.navigator?.webdriver
          ? { resultTypes: ['violations'], preload: { assets: ['media'] } }
          : {}),
      },
    },
    chromatic: { modes },
    controls: { expanded: true, matchers: { color: /color$/i, date: /Date$/ } },
    options: {
      storySort: { order: ['Introduction', 'foundations', 'layout', 'components', 'storefront', 'admin'] },
    },
    viewport: {
      options: {
        phone: viewport('Phone 390', 390, 844),
        tablet: viewport('Tablet 768', 768, 1024),
        laptop: viewport('Laptop 1024', 1024, 768),
        desktop: viewport('Desktop 1440', 1440, 900),
        wide: viewport('Wide 1920', 1920, 1080),
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'The brand',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: Object.entries(themes).map(([value, { title }]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'How much the system lets things move',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    colours: {
      description: 'Whose colours: ours, or those the system forces',
      toolbar: {
        title: 'Colours',
        icon: 'contrast',
        items: [
          { value: 'own', title: 'Own colours' },
          { value: 'forced', title: 'Forced colours' },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: 'How large the browser is set to write',
      toolbar: {
        title: 'Text size',
        icon: 'paragraph',
        items: ['100', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
        dynamicTitle: true,
      },
    },
    stress: {
      description: 'Data that a unit has to bear',
      toolbar: {
        title: 'Stress data',
        icon: 'lightning',
        items: Object.entries(stressTitles).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    motion: 'full',
    colours: 'own',
    text: '100',
    stress: 'none',
  },
  argTypesEnhancers: [
    // Storybook shows the kind of a type ("union", "Partial"); its members are more useful.
    ({ argTypes, component }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => {
          const written = docgenProps(component)[name]?.tsType?.raw;
          return [
            name,
            written ? { ...type, table: { ...type.table, type: { summary: toSingleLine(written) } } } : type,
          ];
        }),
      ),
    // The docs table has a column of its own for the default.
    ({ argTypes }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => [
          name,
          { ...type, description: type.description?.replace(/\s*@default[\s\S]*$/, '') },
        ]),
      ),
  ],
  // Reset toasts and focus modality, so that no story affects the next.
  beforeEach: () => {
    setInteractionModality('keyboard');
    return dismissToasts;
  },
  // Call the story directly, to change its data before it renders.
  applyDecorators: (story, decorators) =>
    defaultDecorateStory(
      (context) => createElement(StressedStory, { story: story as UndecoratedStory, context }),
      decorators,
    ),
  decorators: [
    (Story, { globals }) => {
      const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
      const isStill = globals['motion'] === 'reduced';
      const isForced = globals['colours'] === 'forced';
      // Emulate before the story calls matchMedia. Server-rendering tests have no document.
      if (typeof document !== 'undefined') {
        Object.assign(document.documentElement, { dir: direction, lang: 'en-IN' });
        document.documentElement.style.fontSize = `${String(globals['text'] ?? 100)}%`;
        showTheme(String(globals['theme']));
      }
      emulateMediaFeatures([
        ...(isStill ? ['motion' as const] : []),
        ...(isForced ? ['colours' as const] : []),
      ]);
      // Remount, because components read media features on mount.
      return <Story key={`${isStill} ${isForced} ${String(globals['text'])} ${String(globals['stress'])}`} />;
    },
  ],
});

const baseMeta = preview.meta.bind(preview);

/** Limits Chromatic to `visual` stories, which the local runs capture as well. */
preview.meta = ((input: Parameters<typeof baseMeta>[0]) =>
  baseMeta({
    ...input,
    parameters: {
      ...input.parameters,
      chromatic: { disableSnapshot: !input.tags?.includes('visual') },
    },
  })) as typeof preview.meta;

export default preview;
