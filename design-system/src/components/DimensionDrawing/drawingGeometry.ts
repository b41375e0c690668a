import type { DrawingView } from './dimensionGeometry.ts';
import * as boxes from './families/boxGeometry.ts';
import * as contactors from './families/contactorGeometry.ts';
import * as devices from './families/deviceGeometry.ts';
import * as fittings from './families/fittingGeometry.ts';
import * as glands from './families/glandGeometry.ts';
import * as hardware from './families/hardwareGeometry.ts';
import * as lugs from './families/lugGeometry.ts';
import * as rails from './families/railGeometry.ts';
import * as ties from './families/tieGeometry.ts';
import * as tubes from './families/tubeGeometry.ts';

/** Views of each family, the main one first. */
const geometries = {
  'cable-gland': glands.cableGland,
  'armoured-gland': glands.armouredGland,
  'gland-kit': glands.glandKit,
  'lock-nut': fittings.lockNut,
  'stopping-plug': fittings.stoppingPlug,
  'drain-plug': fittings.drainPlug,
  'thread-adaptor': fittings.threadAdaptor,
  'cable-tie': ties.cableTie,
  'tie-mount': ties.tieMount,
  'cable-lug': lugs.cableLug,
  'in-line-connector': lugs.inLineConnector,
  ferrule: lugs.ferrule,
  'ring-terminal': lugs.ringTerminal,
  'fork-terminal': lugs.forkTerminal,
  'spiral-band': tubes.spiralBand,
  'heat-shrink': tubes.heatShrink,
  conduit: tubes.conduit,
  'braided-sleeve': tubes.braidedSleeve,
  contactor: contactors.contactor,
  'four-pole-contactor': contactors.fourPoleContactor,
  'contact-block': contactors.contactBlock,
  interlock: contactors.interlock,
  'relay-socket': devices.relaySocket,
  'din-rail': rails.dinRail,
  'wiring-duct': rails.wiringDuct,
  'terminal-block': rails.terminalBlock,
  'fuse-terminal': rails.fuseTerminal,
  'standoff-insulator': hardware.standoffInsulator,
  'flat-busbar': rails.flatBusbar,
  'comb-busbar': rails.combBusbar,
  enclosure: boxes.enclosure,
  'junction-box': boxes.junctionBox,
  'cam-lock': hardware.camLock,
  'filter-fan': boxes.filterFan,
  'filter-mat': devices.filterMat,
  'panel-meter': boxes.panelMeter,
  'emergency-stop': devices.emergencyStop,
  'cam-switch': devices.camSwitch,
  'push-button-station': devices.pushButtonStation,
  thermostat: devices.thermostat,
  timer: devices.timer,
} satisfies Readonly<Record<string, readonly DrawingView[]>>;

export type DimensionDrawingFamily = keyof typeof geometries;

export const dimensionDrawingFamilies = Object.keys(geometries) as readonly DimensionDrawingFamily[];

const viewsOf = (family: string): readonly DrawingView[] =>
  Object.hasOwn(geometries, family) ? geometries[family as DimensionDrawingFamily] : [];

/** Returns the letters that the drawing of a family has; empty for an unknown family. */
export const drawingLetters = (family: string): string[] => [
  ...new Set(viewsOf(family).flatMap(({ dimensions }) => dimensions.map(({ letter }) => letter))),
];

/** Returns the views of a family that show any of the letters, with only those dimensions. Empty when none does. */
export function drawingViews(family: string, letters: readonly string[]): DrawingView[] {
  const shown = viewsOf(family).map((view) => ({
    ...view,
    dimensions: view.dimensions.filter(({ letter }) => letters.includes(letter)),
  }));
  const hasDimensions = shown.some(({ dimensions }) => dimensions.length > 0);
  return hasDimensions ? shown.filter(({ dimensions }, at) => at === 0 || dimensions.length > 0) : [];
}
