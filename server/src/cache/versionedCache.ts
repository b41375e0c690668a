import { LRUCache } from 'lru-cache';

export interface VersionedCacheOptions<Value> {
  /** Upper bound of the total size; a single value larger than it is not stored. */
  maxSize: number;
  /** Size of a value, at least 1, in the unit of `maxSize`. @default 1, so `maxSize` is a number of entries */
  sizeOf?: (value: Value) => number;
  /** Whether a value may be stored, such as a response with status 200. @default every value */
  isCacheable?: (value: Value) => boolean;
}

/** Least recently used entries of one version. */
export interface VersionedCache<Version extends number | string, Value> {
  /**
   * Returns the cached value or the result of `create`, which concurrent callers share. Rejections and values that are not
   * cacheable are not stored.
   */
  getOrCreate(key: string, version: Version, create: () => Promise<Value>): Promise<Value>;
  /** Returns the value synchronously if it is stored for exactly this version. */
  getCached(key: string, version: Version): Value | undefined;
  /** Returns the value of the last known version, for when the current one cannot be determined. */
  getStale(key: string): Value | undefined;
  /** Total size of the stored values. */
  readonly size: number;
}

/**
 * Creates a cache that is cleared by a new version. Numbers only move forward: a lower one, read before a
 * write, is served from the entries of the current version. A string is superseded by any other string.
 */
export function createVersionedCache<Version extends number | string, Value extends {}>({
  maxSize,
  sizeOf = () => 1,
  isCacheable = () => true,
}: VersionedCacheOptions<Value>): VersionedCache<Version, Value> {
  const entries = new LRUCache<string, Value>({ maxSize, sizeCalculation: sizeOf });
  let inFlight = new Map<string, Promise<Value>>();
  let current: Version | undefined;

  return {
    get size() {
      return entries.calculatedSize;
    },
    async getOrCreate(key, version, create) {
      if (current === undefined || isSuperseded(current, version)) {
        current = version;
        entries.clear();
        inFlight = new Map();
      }
      const cached = entries.get(key);
      if (cached !== undefined) return cached;
      const pending = inFlight.get(key);
      if (pending) return pending;
      const startedIn = inFlight;
      const creation = create();
      startedIn.set(key, creation);
      try {
        const value = await creation;
        // If a newer version has replaced the map in the meantime, the value is stale.
        if (startedIn === inFlight && isCacheable(value)) entries.set(key, value);
        return value;
      } finally {
        startedIn.delete(key);
      }
    },
    getStale: (key) => entries.get(key),
    getCached: (key, version) => (version === current ? entries.get(key) : undefined),
  };
}

const isSuperseded = (current: number | string, version: number | string) =>
  typeof current === 'number' && typeof version === 'number' ? version > current : version !== current;
