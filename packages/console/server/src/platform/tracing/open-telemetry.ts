import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span } from '@opentelemetry/api';
import { RELEASE_VERSION } from '../release-version.ts';
import { methodOf } from './metrics-of-requests.ts';
import { readTraceParent } from './trace-parent.ts';
import type { Tracing } from './tracing-parts.ts';

const LONGEST_CLOSE_MS = 3_000;

/** Imported at run time, so that a server without a collector never loads these packages. */
async function load() {
  const [api, sdk, resources, otlp] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { api, sdk, resources, otlp };
}

type Packages = Awaited<ReturnType<typeof load>>;

/** Spans are sent in batches in the background. If the collector is down, only spans are lost. */
function providerFor(endpoint: string, { sdk, resources, otlp }: Packages) {
  const exporter = new otlp.OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  return new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'careline',
      'service.version': RELEASE_VERSION,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
}

/** Returns the class of an error, never its message, which may quote a row. */
const classOf = (error: unknown): string => (error instanceof Error ? error.constructor.name : typeof error);

/** Sends traces to a collector by OTLP over HTTP; `endpoint` is without `/v1/traces`. */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const packages = await load();
  const { trace, ROOT_CONTEXT, SpanKind, SpanStatusCode } = packages.api;
  const provider = providerFor(endpoint, packages);
  const tracer = provider.getTracer('careline', RELEASE_VERSION);
  const current = new AsyncLocalStorage<Context>();

  function parentOf(header: string | string[] | undefined): Context {
    const parent = readTraceParent(header);
    return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
  }

  /** Runs work in a span below the request's, or without a span outside requests (maintenance, the demo). */
  async function inside<T>(
    name: string,
    attributes: Readonly<Record<string, string | number>>,
    work: (span: Span | undefined) => Promise<T>,
  ): Promise<T> {
    const above = current.getStore();
    if (!above) return work(undefined);
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, above);
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', classOf(error));
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    request(request) {
      const span = tracer.startSpan(
        'request',
        { kind: SpanKind.SERVER },
        parentOf(request.headers.traceparent),
      );
      const context = trace.setSpan(ROOT_CONTEXT, span);
      return {
        run: (answer) => current.run(context, answer),
        end(record, end) {
          span.updateName(`${methodOf(end)} ${record.route}`);
          span.setAttributes({
            'http.request.method': methodOf(end),
            'http.route': record.route,
            'http.response.status_code': end.status,
            'careline.request_id': record.id,
          });
          if (record.code) span.setAttribute('error.type', record.code);
          if (end.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    transaction: (run, work) =>
      inside('transaction', { 'db.system.name': 'postgresql', 'careline.try': run }, work),
    fetch: (input, init) =>
      inside('identity provider', {}, async (span) => {
        const answer = await globalThis.fetch(input, init);
        span?.setAttribute('http.response.status_code', answer.status);
        return answer;
      }),
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_CLOSE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
