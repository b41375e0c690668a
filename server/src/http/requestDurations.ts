/** What was asked, by the pattern of its route: never by an address. */
export interface ObservedRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** How long answers took, counted as Prometheus reads it. */
export interface RequestDurations {
  observe(request: ObservedRequest): void;
  /** In the text format of Prometheus. */
  render(): string;
}

const metricName = 'http_request_duration_seconds';
/** Upper bounds in seconds. */
const bucketBounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

interface Series {
  labels: string;
  /** Answers per bound, and those that took longer than all of them. */
  counts: number[];
  sum: number;
}

/** Counts in plain numbers: every request passes here, and the text is made only when somebody reads it. */
export function createRequestDurations(): RequestDurations {
  const series = new Map<string, Series>();

  return {
    observe({ method, route, status, seconds }) {
      const key = `${method} ${status} ${route}`;
      let known = series.get(key);
      if (!known) {
        const labels = `method="${escapeLabel(method)}",route="${escapeLabel(route)}",status="${status}"`;
        known = { labels, counts: [...bucketBounds, Infinity].map(() => 0), sum: 0 };
        series.set(key, known);
      }
      let at = 0;
      while (at < bucketBounds.length && seconds > (bucketBounds[at] ?? Infinity)) at += 1;
      known.counts[at] = (known.counts[at] ?? 0) + 1;
      known.sum += seconds;
    },
    render() {
      const lines = [`# HELP ${metricName} Time to answer, by route.`, `# TYPE ${metricName} histogram`];
      for (const { labels, counts, sum } of series.values()) {
        let below = 0;
        counts.forEach((count, at) => {
          below += count;
          lines.push(`${metricName}_bucket{le="${bucketBounds[at] ?? '+Inf'}",${labels}} ${below}`);
        });
        lines.push(`${metricName}_sum{${labels}} ${sum}`, `${metricName}_count{${labels}} ${below}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

const escapeLabel = (label: string) =>
  label.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
