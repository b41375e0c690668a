import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialZoomState, pulledShare, type ZoomState } from './zoomGestureState.ts';
import { zoomSettings } from './zoomSettings.ts';
import { reduceZoom, type ZoomEvent } from './zoomState.ts';

const stage = { width: 390, height: 700 };
const picture = { width: 390, height: 390 };
const opened = reduceZoom(initialZoomState, { type: 'stageResized', stage, picture });

const after = (events: ZoomEvent[], from: ZoomState = opened) =>
  events.reduce((state, event) => reduceZoom(state, event), from);

const tap = (at: number, x = 40, y = 30): ZoomEvent[] => [
  { type: 'pointerPressed', id: 1, point: { x, y }, at },
  { type: 'pointerReleased', id: 1, point: { x, y }, at: at + 40 },
];

const drag = (x: number, y: number): ZoomEvent[] => [
  { type: 'pointerPressed', id: 1, point: { x: 0, y: 0 }, at: 0 },
  { type: 'pointerMoved', id: 1, point: { x, y } },
  { type: 'pointerReleased', id: 1, point: { x, y }, at: 200 },
];

describe('double tap (S-182)', () => {
  it('zooms to 2 around the finger and back to 1', () => {
    const zoomed = after([...tap(0), ...tap(150)]);
    expect(zoomed.transform).toEqual({ scale: 2, x: -40, y: -30 });
    expect(after([...tap(1000), ...tap(1150)], zoomed).transform).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('requires both taps within 300 ms', () => {
    expect(after([...tap(0), ...tap(301)]).transform.scale).toBe(1);
    expect(after([...tap(0), ...tap(300)]).transform.scale).toBe(2);
  });

  it('requires both taps at about the same place', () => {
    expect(after([...tap(0, -100), ...tap(100, 100)]).transform.scale).toBe(1);
    expect(after([...tap(0, 0), ...tap(100, 40)]).transform.scale).toBe(1);
    expect(after([...tap(0, 0), ...tap(100, 39)]).transform.scale).toBe(2);
  });

  it('requires touches that do not move', () => {
    expect(after([...drag(9, 0), ...drag(9, 0)]).transform.scale).toBe(2);
    expect(after(drag(10, 0)).lastTap).toBeNull();
  });
});

describe('pinch (S-180)', () => {
  const pinchTo = (apart: number): ZoomEvent[] => [
    { type: 'pointerPressed', id: 1, point: { x: -50, y: 0 }, at: 0 },
    { type: 'pointerPressed', id: 2, point: { x: 50, y: 0 }, at: 10 },
    { type: 'pointerMoved', id: 1, point: { x: -apart / 2, y: 0 } },
    { type: 'pointerMoved', id: 2, point: { x: apart / 2, y: 0 } },
  ];

  it('follows the distance of the fingers', () => {
    expect(after(pinchTo(200)).transform.scale).toBe(2);
  });

  it.each([
    [2000, 4],
    [1, 1],
  ])('holds at the limit with fingers %i px apart', (apart, limit) => {
    expect(after(pinchTo(apart)).transform.scale).toBe(limit);
  });

  it('continues as a pan without a jump when one finger is released', () => {
    const pinched = after(pinchTo(300));
    const panning = after([{ type: 'pointerReleased', id: 2, point: { x: 150, y: 0 }, at: 300 }], pinched);
    expect(panning.phase).toBe('panning');
    expect(panning.transform).toEqual(pinched.transform);
    const dragged = after([{ type: 'pointerMoved', id: 1, point: { x: -130, y: 7 } }], panning);
    expect(dragged.transform).toEqual({ scale: 3, x: 20, y: 7 });
  });

  it('continues from the edge when the fingers have pulled the picture beyond it', () => {
    const pulled: ZoomEvent[] = [
      ...pinchTo(300),
      { type: 'pointerMoved', id: 1, point: { x: 450, y: 0 } },
      { type: 'pointerMoved', id: 2, point: { x: 750, y: 0 } },
    ];
    const beyond = after(pulled);
    expect(beyond.transform.x).toBeGreaterThan(390);
    const panning = after([{ type: 'pointerReleased', id: 2, point: { x: 750, y: 0 }, at: 300 }], beyond);
    expect(panning.transform).toEqual({ scale: 3, x: 390, y: 0 });
    const back = after([{ type: 'pointerMoved', id: 1, point: { x: 440, y: 0 } }], panning);
    expect(back.transform.x).toBe(380);
  });

  it('continues as a pan when the system cancels one finger', () => {
    const panning = after([{ type: 'pointerCancelled', id: 2 }], after(pinchTo(300)));
    expect(panning.phase).toBe('panning');
    const dragged = after([{ type: 'pointerMoved', id: 1, point: { x: -130, y: 0 } }], panning);
    expect(dragged.transform.x).toBe(20);
  });

  it('ignores a third finger', () => {
    const pinched = after([...pinchTo(300), { type: 'pointerMoved', id: 1, point: { x: 450, y: 0 } }]);
    const third: ZoomEvent[] = [
      { type: 'pointerPressed', id: 3, point: { x: 0, y: 90 }, at: 20 },
      { type: 'pointerMoved', id: 3, point: { x: 0, y: 190 } },
      { type: 'pointerReleased', id: 3, point: { x: 0, y: 190 }, at: 90 },
    ];
    const moved = (events: ZoomEvent[]) =>
      after([...events, { type: 'pointerMoved', id: 2, point: { x: 200, y: 0 } }], pinched).transform;
    expect(moved(third)).toEqual(moved([]));
  });

  it('is not a tap, even if the last finger did not move', () => {
    const released = after(
      [
        { type: 'pointerReleased', id: 2, point: { x: 150, y: 0 }, at: 300 },
        { type: 'pointerReleased', id: 1, point: { x: -150, y: 0 }, at: 310 },
      ],
      after(pinchTo(300)),
    );
    expect(released).toMatchObject({ phase: 'idle', lastTap: null });
    expect(after(tap(400, -150, 0), released).transform.scale).toBe(3);
  });

  it('stays within 1 and 4 and comes to rest inside the stage for any events', () => {
    const coordinate = fc.integer({ min: -400, max: 400 });
    const point = fc.record({ x: coordinate, y: coordinate });
    const id = fc.integer({ min: 1, max: 3 });
    const at = fc.integer({ min: 0, max: 5000 });
    const event = fc.oneof<fc.Arbitrary<ZoomEvent>[]>(
      fc.record({ type: fc.constant('pointerPressed'), id, point, at }),
      fc.record({ type: fc.constant('pointerMoved'), id, point }),
      fc.record({ type: fc.constant('pointerReleased'), id, point, at }),
      fc.record({ type: fc.constant('pointerCancelled'), id }),
      fc.record({ type: fc.constant('zoomStepped'), focus: point, factor: coordinate }),
      fc.record({ type: fc.constant('zoomStepped'), factor: fc.constantFrom(0.5, 1.5, 2) }),
      fc.record({ type: fc.constant('panStepped'), x: coordinate, y: coordinate }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const busy = after(events);
        expect(busy.transform.scale).toBeGreaterThanOrEqual(1);
        expect(busy.transform.scale).toBeLessThanOrEqual(4);
        const { transform, phase } = after(
          [1, 2, 3].map((contact): ZoomEvent => ({ type: 'pointerCancelled', id: contact })),
          busy,
        );
        expect(phase).toBe('idle');
        expect(Math.abs(transform.x)).toBeLessThanOrEqual(
          Math.max(0, (picture.width * transform.scale - stage.width) / 2),
        );
        expect(Math.abs(transform.y)).toBeLessThanOrEqual(
          Math.max(0, (picture.height * transform.scale - stage.height) / 2),
        );
      }),
    );
  });
});

describe('drag', () => {
  it('pans the zoomed picture within its edges (S-181)', () => {
    const zoomed = after([{ type: 'zoomStepped', factor: 2 }]);
    expect(after(drag(-60, 0), zoomed).transform).toEqual({ scale: 2, x: -60, y: 0 });
    expect(after(drag(-900, 0), zoomed)).toMatchObject({
      transform: { scale: 2, x: -195, y: 0 },
      outcome: null,
    });
    expect(pulledShare(after(drag(-60, 0).slice(0, 2), zoomed))).toBe(0);
    expect(pulledShare(after(drag(0, 60).slice(0, 2), after([{ type: 'zoomStepped', factor: 4 }])))).toBe(0);
  });

  it('is needed to move the picture: a pointer that is not pressed does not', () => {
    const panned = after(drag(-60, 0), after([{ type: 'zoomStepped', factor: 2 }]));
    const hovered = after([{ type: 'pointerMoved', id: 1, point: { x: 90, y: 90 } }], panned);
    expect(hovered).toEqual(panned);
    const stray: ZoomEvent = { type: 'pointerReleased', id: 1, point: { x: 90, y: 90 }, at: 300 };
    expect(reduceZoom(panned, stray)).toBe(panned);
  });

  it.each([
    { by: [-51, 0], outcome: 'next' },
    { by: [51, 0], outcome: 'previous' },
    { by: [-50, 0], outcome: null },
    { by: [0, 81], outcome: 'closed' },
    { by: [0, 80], outcome: null },
    { by: [0, -200], outcome: null },
  ] as const)('of the unzoomed picture by $by means $outcome', ({ by: [x, y], outcome }) => {
    const state = after(drag(x, y));
    expect(state.outcome).toBe(outcome);
    expect(state.transform).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('is measured from where it began', () => {
    const flick = (from: [number, number], to: [number, number]): ZoomState['outcome'] =>
      after([
        { type: 'pointerPressed', id: 1, point: { x: from[0], y: from[1] }, at: 0 },
        { type: 'pointerReleased', id: 1, point: { x: to[0], y: to[1] }, at: 200 },
      ]).outcome;
    expect(flick([100, 0], [45, 0])).toBe('next');
    expect(flick([-100, 0], [-60, 0])).toBeNull();
    expect(flick([0, -200], [0, -100])).toBe('closed');
    expect(flick([0, 200], [0, 250])).toBeNull();
  });

  it.each([
    { by: [90, 100], outcome: 'closed' },
    { by: [100, 100], outcome: null },
    { by: [150, 100], outcome: null },
    { by: [0, 70], outcome: null },
  ])(
    'by $by, in one step and with a long swipe threshold, means $outcome',
    ({ by: [x = 0, y = 0], outcome }) => {
      const released = drag(x, y).filter(({ type }) => type !== 'pointerMoved');
      const settings = { ...zoomSettings, swipeThresholdPx: 200 };
      const state = released.reduce((before, event) => reduceZoom(before, event, settings), opened);
      expect(state.outcome).toBe(outcome);
    },
  );

  it('reports its outcome once', () => {
    expect(after([...drag(-80, 0), { type: 'panStepped', x: 0, y: 0 }]).outcome).toBeNull();
  });
});

describe('keys, buttons and wheel', () => {
  it('step within the limits and reset', () => {
    const far = after(Array.from({ length: 9 }, (): ZoomEvent => ({ type: 'zoomStepped', factor: 1.5 })));
    expect(far.transform.scale).toBe(4);
    expect(after([{ type: 'zoomReset' }], far).transform).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('reset only the scale, also during a drag', () => {
    const dragging = after(drag(-60, 0).slice(0, 2), after([{ type: 'zoomStepped', factor: 2 }]));
    expect(after([{ type: 'zoomReset' }], dragging)).toEqual({
      ...dragging,
      transform: { scale: 1, x: 0, y: 0 },
    });
  });

  it('show another picture fitted, without the gesture of the last one', () => {
    const dragging = after(drag(-60, 0).slice(0, 2), after([{ type: 'zoomStepped', factor: 2 }]));
    expect(after([{ type: 'pictureChanged' }], dragging)).toEqual(opened);
    expect(opened.phase).toBe('idle');
  });

  it('zoom at the pointer with the wheel', () => {
    const { transform } = after([{ type: 'zoomStepped', focus: { x: 100, y: 0 }, factor: 2 }]);
    expect(transform).toEqual({ scale: 2, x: -100, y: 0 });
  });

  it('keep the picture inside after the stage has shrunk', () => {
    const panned = after([
      { type: 'zoomStepped', factor: 4 },
      { type: 'panStepped', x: 999, y: 999 },
    ]);
    const small = after(
      [{ type: 'stageResized', stage: { width: 200, height: 200 }, picture: { width: 200, height: 200 } }],
      panned,
    );
    expect(small.transform).toEqual({ scale: 4, x: 300, y: 300 });
  });
});

describe('axis lock', () => {
  const moves = (...points: [number, number][]): ZoomState =>
    after([
      { type: 'pointerPressed', id: 1, point: { x: 0, y: 0 }, at: 0 },
      ...points.map(([x, y]): ZoomEvent => ({ type: 'pointerMoved', id: 1, point: { x, y } })),
    ]);
  const release = (state: ZoomState, x: number, y: number) =>
    reduceZoom(state, { type: 'pointerReleased', id: 1, point: { x, y }, at: 200 });

  it('keeps the axis of the first distance', () => {
    expect(moves([0, 9]).axis).toBeNull();
    expect(moves([0, 10], [300, 40]).transform).toEqual({ scale: 1, x: 0, y: 40 });
    expect(moves([11, 10], [20, 300]).transform).toEqual({ scale: 1, x: 0, y: 0 });
    expect(moves([10, 10]).axis).toBe('x');
  });

  it('ends in an outcome of its axis', () => {
    expect(release(moves([0, 12], [200, 100]), 200, 100).outcome).toBe('closed');
    expect(release(moves([0, 12], [200, 60]), 200, 60).outcome).toBeNull();
    expect(release(moves([12, 0], [60, 300]), 60, 300).outcome).toBeNull();
    expect(release(moves([12, 0], [60, 30]), 60, 30).outcome).toBe('previous');
  });

  it('fades the backdrop only when pulled down', () => {
    expect(pulledShare(moves([0, 35]))).toBe(0.1);
    expect(pulledShare(moves([0, 700]))).toBe(1);
    expect(pulledShare(moves([0, -35]))).toBe(0);
    expect(pulledShare(release(moves([0, 35]), 0, 35))).toBe(0);
    expect(pulledShare({ ...moves([0, 35]), layout: initialZoomState.layout })).toBe(0);
  });
});

describe('the backdrop beside the picture', () => {
  const click = (x: number, y: number, isMouse: boolean): ZoomEvent[] => [
    { type: 'pointerPressed', id: 1, point: { x, y }, at: 0 },
    { type: 'pointerReleased', id: 1, point: { x, y }, at: 40, isMouse },
  ];

  it('closes on a click, but not on a tap, nor on the picture, nor while it is zoomed', () => {
    expect(after(click(0, 196, true)).outcome).toBe('closed');
    expect(after(click(0, 195, true)).outcome).toBeNull();
    expect(after(click(0, 196, false)).outcome).toBeNull();
    const zoomed = after([...tap(0), ...tap(150)]);
    expect(after(click(0, 300, true), zoomed).outcome).toBeNull();
  });

  it('is also left and right of a narrow picture', () => {
    const narrow = after([{ type: 'stageResized', stage, picture: { width: 200, height: 700 } }]);
    expect(after(click(-101, 0, true), narrow).outcome).toBe('closed');
    expect(after(click(100, 0, true), narrow).outcome).toBeNull();
  });
});
