export { Stack, type StackProps } from './Stack/index.ts';
export { Inline, type InlineProps } from './Inline/index.ts';
export { Grid, type GridColumns, type GridProps } from './Grid/index.ts';
export { Container, type ContainerProps } from './Container/index.ts';
export { Section, type SectionProps } from './Section/index.ts';
