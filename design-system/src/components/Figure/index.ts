export { Figure, type FigureBadge, type FigureCaption, type FigureProps } from './Figure.tsx';
