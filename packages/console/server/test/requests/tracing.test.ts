import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_TRACING, openTracing } from '../../src/platform/tracing/tracing.ts';
import { startTestServer } from '../test-server.ts';
import { patientPath, pipelineCalls } from './pipeline-calls.ts';
import { pipelineRoutes } from './pipeline-routes.ts';
import { type SentSpan, startTraceCollector, type TraceCollector } from './trace-collector.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

const factsOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

it('does nothing without a collector', async () => {
  expect(await openTracing({ tracesEndpoint: undefined })).toBe(NO_TRACING);
});

describe('a server with a collector', () => {
  let collector: TraceCollector;
  let secrets: readonly string[];
  let requestId: string | null;
  let spans: readonly SentSpan[];
  const named = (name: string) => spans.filter((span) => span.name === name);

  beforeAll(async () => {
    collector = await startTraceCollector();
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address };
    const server = await startTestServer({ routes: pipelineRoutes, environment });
    const staff = await server.addStaff();
    const patient = await server.addPatient('Meena Iyer');
    const traced = { authorization: `Bearer ${staff.token}`, traceparent: `00-${TRACE}-${SPAN}-01` };
    requestId = (await server.fetch(patientPath(patient), { headers: traced })).headers.get('x-request-id');
    await pipelineCalls(server).get(`${patientPath(patient)}&name=Meena`, staff.token);
    await server.fetch('/Meena?phone=9876543210', { headers: { tracestate: 'name=Meena' } });
    await server.fetch('/api/auth/user/list', {
      method: 'POST',
      headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ by: 'name', text: 'sql' }),
    });
    secrets = ['Meena', '9876543210', 'Asha', patient, staff.staffId, staff.email, 'eyJ', 'select', 'secret'];
    // Stopping sends the remaining spans.
    await server.stop();
    spans = collector.spans();
  });
  afterAll(() => collector.close());

  it('continues the caller’s trace, and names its own span by the route', () => {
    const [span] = spans.filter(({ traceId }) => traceId === TRACE);
    const [request] = named('GET user/get');
    expect(span).toBeDefined();
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: SPAN });
    expect(factsOf(request as SentSpan)).toMatchObject({
      'http.route': 'user/get',
      'http.request.method': 'GET',
      'careline.request_id': requestId,
    });
  });

  it('has a span for each transaction below its request', () => {
    const [request] = named('GET user/get');
    const below = named('transaction').filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(below.length).toBeGreaterThan(0);
    expect(below[0]).toMatchObject({ traceId: TRACE });
  });

  it('names an error by its class and its code', () => {
    const [failed] = named('POST user/list');
    expect(failed?.status.code).toBe(2);
    expect(factsOf(failed as SentSpan)).toMatchObject({ 'error.type': 'server-failed' });
  });

  it('has route names only, and no personal data', () => {
    const names = ['GET file', 'GET page', 'GET user/get', 'POST user/list', 'transaction'];
    expect(names).toEqual(expect.arrayContaining([...new Set(spans.map(({ name }) => name))]));
    const sent = collector.bodies.join('\n');
    for (const secret of secrets) expect(sent).not.toContain(secret);
  });
});

it('has a span for a call to the provider', async () => {
  const collector = await startTraceCollector();
  const tracing = await openTracing({ tracesEndpoint: collector.address });
  const span = tracing.request({ headers: {} } as never);
  await new Promise<void>((resolve) =>
    span.run(() => void tracing.fetch(`${collector.address}/keys?for=Meena`).then(() => resolve())),
  );
  const record = { id: 'r', startedAt: 0, client: '', route: 'identity/exchange' };
  span.end(record, { method: 'POST', status: 200, seconds: 0, aborted: false });
  await tracing.close();
  const names = collector.spans().map(({ name }) => name);
  expect(names.sort()).toEqual(['POST identity/exchange', 'identity provider']);
  expect(collector.bodies.join('')).not.toContain('Meena');
  await collector.close();
});

// Each test waits for the longest allowed shutdown.
it.concurrent.each([
  ['refuses', 503],
  ['is away', undefined],
])('a collector that %s affects no request and no shutdown', async (_, status) => {
  const collector = await startTraceCollector(status);
  if (status === undefined) await collector.close();
  const tracing = await openTracing({ tracesEndpoint: collector.address });
  const span = tracing.request({ headers: {} } as never);
  let answered = false;
  span.run(() => {
    answered = true;
  });
  const record = { id: 'r', startedAt: 0, client: '', route: 'health' };
  span.end(record, { method: 'GET', status: 200, seconds: 0, aborted: false });
  await tracing.close();
  expect(answered).toBe(true);
  if (status !== undefined) await collector.close();
});
