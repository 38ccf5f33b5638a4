import type { Settings } from '../config/config.ts';
import type { RequestSpan, Tracing } from './tracing-parts.ts';

const NO_SPAN: RequestSpan = { run: (answer) => answer(), end: () => undefined };

export const NO_TRACING: Tracing = {
  request: () => NO_SPAN,
  transaction: (_, work) => work(),
  fetch: (input, init) => globalThis.fetch(input, init),
  close: async () => undefined,
};

/** Starts tracing if the settings name a collector. Otherwise loads nothing of OpenTelemetry. */
export async function openTracing({ tracesEndpoint }: Pick<Settings, 'tracesEndpoint'>): Promise<Tracing> {
  if (tracesEndpoint === undefined) return NO_TRACING;
  const { startTracing } = await import('./open-telemetry.ts');
  return startTracing(tracesEndpoint);
}
