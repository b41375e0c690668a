/** Returns the baseline file names of a Storybook index: one for each `visual` story and width. */
export function screenshotNames(index, widths) {
  return Object.values(index.entries)
    .filter(({ type, tags = [] }) => type === 'story' && tags.includes('visual') && tags.includes('test'))
    .flatMap(({ id }) => widths.map((width) => `${id}-${width}.png`));
}
