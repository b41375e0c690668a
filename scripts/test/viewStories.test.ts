import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const stories = globSync('stories/{storefront,admin}/**/*.stories.tsx').map((path) =>
  readFileSync(path, 'utf8'),
);

/** `storefront/src/home/HomeView.tsx` is imported as `@elvora/storefront/views/home/Home`. */
const importOf = (view: string) => view.replace(/^(\w+)\/src\/(.+)View\.tsx$/, "'@elvora/$1/views/$2'");

const hasStory = (view: string) => stories.some((text) => text.includes(importOf(view)));

describe('every view of an app has a story', () => {
  const views = globSync('{storefront,admin}/src/**/*View.tsx').toSorted();

  it('finds the views', () => expect(views.length).toBeGreaterThan(30));

  it.each(views)('%s', (view) => {
    expect(hasStory(view), `import it from ${importOf(view)} in stories/, with its states as props`).toBe(
      true,
    );
  });
});
