import { createElement, type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Storybook's panels need a document; the stories do not.
vi.mock('@storybook/addon-docs', () => ({ default: () => ({}) }));
vi.mock('@storybook/addon-a11y', () => ({ default: () => ({}) }));

interface Story {
  /** Undefined for extended stories: Storybook does not set it. */
  Component?: ComponentType;
}

/** Uses the stories as fixtures and renders each without a document, like the server. */
const files = import.meta.glob<Record<string, Story>>('../../stories/components/*/*.stories.tsx');

/** Icons omit it for size, cards and groups have the name of their content, dialogs and menus render nothing while closed. */
const withoutRootName = new Set([
  'Icon',
  'Card',
  'Field',
  'Dialog',
  'AlertDialog',
  'Menu',
  'PasteListDialog',
  'SuggestionPanel',
]);

describe('every story renders on the server', () => {
  const noise = vi.fn();

  beforeEach(() => {
    for (const method of ['error', 'warn'] as const) {
      vi.spyOn(console, method).mockImplementation((...parts: unknown[]) =>
        noise(parts.map(String).join(' ')),
      );
    }
  });

  afterEach(() => {
    noise.mockReset();
    vi.restoreAllMocks();
  });

  it('without a document', () => expect(typeof document).toBe('undefined'));

  it.each(Object.entries(files))('%s', async (path, load) => {
    const stories = Object.entries(await load()).filter(([name]) => name !== 'default');
    const [, component = '', file] = /components\/(\w+)\/(\w+)\.stories\.tsx$/.exec(path) ?? [];
    expect(stories.length).toBeGreaterThan(0);
    for (const [name, { Component }] of stories) {
      if (!Component) continue;
      const html = renderToString(createElement(StrictMode, null, createElement(Component)));
      expect(noise.mock.calls, name).toEqual([]);
      if (file !== component || name !== 'Default' || withoutRootName.has(component)) continue;
      expect(html, name).toContain(`data-component="${component}"`);
    }
  });
});
