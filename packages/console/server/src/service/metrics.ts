import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../platform/database/database.ts';
import { RELEASE_VERSION } from '../platform/release-version.ts';
import { measureRequests, type RequestMetrics } from '../platform/tracing/metrics-of-requests.ts';
import { measureStore } from './metrics-of-store.ts';

/** Prometheus metrics of this process. Labels are names from our code, so none contains patient data. */
export interface Metrics {
  readonly requests: RequestMetrics;
  readonly contentType: string;
  /** Returns all metrics in the text format. */
  text(): Promise<string>;
}

function recordBuild(registry: Registry, database: Database['kind']): void {
  const facts = { version: RELEASE_VERSION, node: process.version, database };
  new Gauge({
    name: 'careline_build_info',
    help: 'What runs; always 1.',
    labelNames: Object.keys(facts),
    registers: [registry],
  }).set(facts, 1);
}

export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  recordBuild(registry, database.kind);
  measureStore(registry, database);
  return {
    requests: measureRequests(registry),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
