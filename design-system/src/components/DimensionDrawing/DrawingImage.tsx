import { light } from '../../theme/light.ts';
import * as styles from './DimensionDrawing.css.ts';
import { type DrawingView, drawnValue } from './dimensionGeometry.ts';
import { drawingLetters, drawingViews } from './drawingGeometry.ts';
import { drawingSheet, elevationSquare } from './drawingSheet.ts';
import { DrawnView } from './DrawnView.tsx';

export interface DrawingImageProps {
  /** One of `dimensionDrawingFamilies`; nothing is rendered for any other. */
  family: string;
  /**
   * Values by letter, empty for the letter only; values too long for the drawing and unknown letters are
   * omitted. Without any, only the part is drawn.
   */
  values: Readonly<Record<string, string>>;
}

/** A drawing as a standalone image, for use in place of a picture: a square with embedded colours and no script. */
export function DrawingImage({ family, values }: DrawingImageProps) {
  const known = drawingLetters(family);
  const [main] = drawingViews(family, known);
  if (!main) return null;
  const letters = known.filter((letter) => Object.hasOwn(values, letter));
  if (letters.length === 0) return <Elevation view={main} />;
  const { side, views } = drawingSheet(drawingViews(family, letters));
  const drawn = new Map(letters.map((letter) => [letter, drawnValue(values[letter] ?? '')]));
  return (
    <svg
      fill="none"
      fontFamily="Arial, Roboto, sans-serif"
      fontSize={12}
      fontWeight={600}
      height={side}
      stroke={light.text.muted}
      strokeLinejoin="round"
      viewBox={`0 0 ${side} ${side}`}
      width={side}
      xmlns="http://www.w3.org/2000/svg"
    >
      <style>{sheetCss}</style>
      <path d={`M0 0h${side}v${side}H0z`} fill={light.surface.canvas} stroke="none" />
      {views.map(({ view, x, y }, at) => (
        <g key={at} transform={`translate(${x} ${y})`}>
          <DrawnView highlightedLetter={null} values={drawn} view={view} />
        </g>
      ))}
    </svg>
  );
}

/** The page's styles for a drawing's classes, which a file lacks. */
const sheetCss = [
  `.${styles.outline}{fill:${light.surface.page};stroke:${light.text.body};stroke-width:1.4}`,
  `.${styles.centre}{stroke-dasharray:12 3 2 3}`,
  `.${styles.hidden}{stroke-dasharray:4 3}`,
  `.${styles.faint}{stroke-opacity:.4}`,
  `.${styles.labelBox}{fill:${light.surface.canvas};stroke:none}`,
  `.${styles.letterFrame}{fill:${light.surface.page}}`,
  `.${styles.letter}{fill:${light.text.soft};stroke:none}`,
  `.${styles.drawnValue}{fill:${light.text.body};stroke:none}`,
].join('');

/** The main view without dimensions, in the style of `PlaceholderDrawing`: lines of 1.4 px at every size. */
function Elevation({ view }: { view: DrawingView }) {
  const { x, y, width, height } = elevationSquare(view);
  const lines = { strokeWidth: 1.4, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      fill="none"
      height={640}
      stroke={light.fill.drawing}
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox={[x, y, width, height].map((length) => Math.round(length * 10) / 10).join(' ')}
      width={640}
      xmlns="http://www.w3.org/2000/svg"
    >
      <path d={`M${x} ${y}h${width}v${height}h${-width}z`} fill={light.surface.photo} stroke="none" />
      <path d={view.outline} fill={light.surface.page} {...lines} />
      {view.detail && <path d={view.detail} {...lines} />}
      {view.hidden && <path d={view.hidden} strokeDasharray="4 3" {...lines} />}
    </svg>
  );
}
