/** The caller's span from its `traceparent` header (W3C Trace Context, 3.2). */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags: number;
}

/** A later version may add parts at the end. Version ff is invalid. */
const TRACE_PARENT = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const NONE = /^0+$/;

/** Returns undefined if the header is missing or malformed. The trace then starts here. */
export function readTraceParent(header: string | string[] | undefined): TraceParent | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, traceId = '', spanId = '', flags = '', rest] = TRACE_PARENT.exec(header) ?? [];
  if (version === undefined || (version === '00' && rest !== undefined)) return undefined;
  if (NONE.test(traceId) || NONE.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) };
}
