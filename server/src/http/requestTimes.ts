/** What was asked, by the pattern of its route: never by an address. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** How long answers took, counted as Prometheus reads it. */
export interface RequestTimes {
  observe(request: AnsweredRequest): void;
  /** In the text format of Prometheus. */
  text(): string;
}

const name = 'http_request_duration_seconds';
/** Upper bounds in seconds. */
const bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

interface Series {
  labels: string;
  /** Answers per bound, and those that took longer than all of them. */
  counts: number[];
  sum: number;
}

/** Counts in plain numbers: every request passes here, and the text is made only when somebody reads it. */
export function createRequestTimes(): RequestTimes {
  const series = new Map<string, Series>();

  return {
    observe({ method, route, status, seconds }) {
      const key = `${method} ${status} ${route}`;
      let known = series.get(key);
      if (!known) {
        const labels = `method="${escaped(method)}",route="${escaped(route)}",status="${status}"`;
        known = { labels, counts: [...bounds, Infinity].map(() => 0), sum: 0 };
        series.set(key, known);
      }
      let at = 0;
      while (at < bounds.length && seconds > (bounds[at] ?? Infinity)) at += 1;
      known.counts[at] = (known.counts[at] ?? 0) + 1;
      known.sum += seconds;
    },
    text() {
      const lines = [`# HELP ${name} Time to answer, by route.`, `# TYPE ${name} histogram`];
      for (const { labels, counts, sum } of series.values()) {
        let below = 0;
        counts.forEach((count, at) => {
          below += count;
          lines.push(`${name}_bucket{le="${bounds[at] ?? '+Inf'}",${labels}} ${below}`);
        });
        lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${below}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

const escaped = (label: string) =>
  label.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
