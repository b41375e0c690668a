import { dragVelocity, glideAt, glidePositions, isArrangedAlike, stepMs } from './glideGeometry.ts';
import type { Embla } from './useCarousel.ts';

/** A drag that pauses this long before its release ends at rest. */
const restAfterMs = 80;

/** Moves the slides of a loop by an animation of the browser, where Embla's motion runs script in each frame. */
export function createGlide() {
  let glide: { motion: Animation; positions: readonly number[] } | null = null;
  /** The last move of a dragged slide. */
  let drag = { position: 0, velocity: 0, at: -Infinity };

  function cancel() {
    glide?.motion.cancel();
    glide = null;
  }

  /** Ends the glide at its target. */
  function finish(embla: Embla) {
    if (!glide) return;
    settleAtTarget(embla);
    cancel();
  }

  /** Ends the glide where the slides are shown, and returns their velocity in px per step. */
  function stop(embla: Embla): number {
    const { location, offsetLocation, previousLocation, scrollBody, translate } = embla.internalEngine();
    if (!glide) return performance.now() - drag.at < restAfterMs ? drag.velocity : scrollBody.velocity();
    const { position, velocity } = glideAt(glide.positions, Number(glide.motion.currentTime ?? 0));
    for (const vector of [location, offsetLocation, previousLocation]) vector.set(position);
    translate.to(position);
    cancel();
    return velocity;
  }

  /** Takes over the motion that Embla has just started, unless slides have to be rearranged on the way. */
  function start(embla: Embla, velocity: number) {
    const engine = embla.internalEngine();
    const { animation, axis, limit, location, offsetLocation, previousLocation, slideLooper, target } =
      engine;
    if (!engine.options.loop) return;
    const { min, max, length } = limit;
    const shift = target.get() > max ? -length : target.get() < min ? length : 0;
    const positions = glidePositions({ from: location.get() + shift, to: target.get() + shift, velocity });
    const looped = { limit, loopPoints: slideLooper.loopPoints, snaps: engine.scrollSnaps };
    if (positions.length < 3 || !isArrangedAlike(positions, looped)) return;
    animation.stop();
    for (const vector of [location, offsetLocation, previousLocation, target]) vector.add(shift);
    offsetLocation.set(Math.min(...positions));
    slideLooper.loop();
    offsetLocation.set(location);
    const translate = axis.scroll === 'x' ? 'translateX' : 'translateY';
    const motion = embla.containerNode().animate(
      positions.map((position) => ({ transform: `${translate}(${axis.direction(position)}px)` })),
      { duration: (positions.length - 1) * stepMs, fill: 'forwards' },
    );
    motion.onfinish = () => finish(embla);
    glide = { motion, positions };
  }

  /** Holds the slides where they are, under a pressed pointer. */
  function hold(embla: Embla) {
    stop(embla);
    const { location, target } = embla.internalEngine();
    target.set(location);
    drag = { position: location.get(), velocity: 0, at: performance.now() };
  }

  /** Moves dragged slides to the pointer in one frame, where Embla takes several to approach it. */
  function follow(embla: Embla) {
    const { animation, dragHandler, limit, location, options, scrollBody } = embla.internalEngine();
    // The jump emits `scroll` again, at the target.
    if (!options.loop || !dragHandler.pointerDown() || scrollBody.settled()) return;
    jumpToTarget(embla);
    animation.stop();
    const at = performance.now();
    const position = location.get();
    const velocity = dragVelocity({
      from: drag.position,
      to: position,
      loopLength: limit.length,
      elapsedMs: at - drag.at,
    });
    drag = { position, velocity, at };
  }

  return { cancel, finish, follow, hold, start, stop };
}

export type Glide = ReturnType<typeof createGlide>;

function jumpToTarget(embla: Embla) {
  const { animation, scrollBody } = embla.internalEngine();
  scrollBody.useDuration(0);
  animation.update();
  animation.render(1);
}

/** Ends a motion at its target. Embla settles only when it renders the target for the second time. */
export function settleAtTarget(embla: Embla) {
  jumpToTarget(embla);
  embla.internalEngine().animation.render(1);
}
