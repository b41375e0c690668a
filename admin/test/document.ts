import { builtinEnvironments } from 'vitest/runtime';

/** Node classes whose instances jsdom's elements do not accept. */
const domClasses = new Set(['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'navigator', 'window']);

// The task queue extends the global EventTarget, which must still be Node's when its class is defined.
await import('../../server/src/taskQueue.ts');

// Afterwards its events are jsdom's, which Node's targets refuse to dispatch.
const { Event: NodeEvent, CustomEvent: NodeCustomEvent, EventTarget: NodeEventTarget } = globalThis;
const { dispatchEvent } = NodeEventTarget.prototype;
NodeEventTarget.prototype.dispatchEvent = function dispatchAnyEvent(event: Event) {
  const isNative = event instanceof NodeEvent;
  const { type, detail } = event as CustomEvent;
  return dispatchEvent.call(this, isNative ? event : new NodeCustomEvent(type, { detail }));
};

// The server's modules need Node's module resolution, so a document is added to Node instead of choosing the `jsdom`
// environment. Everything else keeps Node's own classes, which the server and Node's `Response` understand.
const natives = Object.getOwnPropertyDescriptors(globalThis);
await builtinEnvironments.jsdom.setup?.(globalThis, { jsdom: { url: 'http://localhost/admin/' } });
for (const [name, native] of Object.entries(natives)) {
  if (domClasses.has(name) || !native.configurable) continue;
  Object.defineProperty(globalThis, name, native);
}
