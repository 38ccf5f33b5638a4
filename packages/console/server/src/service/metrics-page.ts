import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopback, type Settings } from '../platform/config/config.ts';
import type { App } from '../platform/http/app-context.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { recordOf } from '../platform/http/request-record.ts';
import type { Metrics } from './metrics.ts';

export type MetricsSettings = Pick<Settings, 'metricsToken' | 'origin' | 'trustedProxies'>;

/** Headers that proxies add to a request. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'] as const;

/** Returns whether a proxy is in front, so that the socket's address proves nothing. Only proxies offer HTTPS. */
const isBehindProxy = ({ trustedProxies, origin }: MetricsSettings): boolean =>
  trustedProxies > 0 || origin.startsWith('https:');

/** Returns whether a program on this machine calls the server by a local name, which a web page's script cannot do. */
function isLocal({ headers, socket }: IncomingMessage): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const host = `http://${headers.host}`;
  const named = URL.canParse(host) && isLoopback(new URL(host).hostname);
  return isLoopback(address) && named && PROXY_HEADERS.every((name) => headers[name] === undefined);
}

/** Compares in constant time for tokens of one length. */
function holdsToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const right = Buffer.from(`Bearer ${token}`);
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * Checks access to the metrics: with the token in the settings, or without one from this machine if no proxy is in
 * front.
 * @throws ProblemError `token-missing` or `token-invalid`; `not-found` if no token is configured
 */
export function requireReader(request: IncomingMessage, settings: MetricsSettings): void {
  const { metricsToken } = settings;
  if (metricsToken === undefined) {
    if (!isBehindProxy(settings) && isLocal(request)) return;
    throw new ProblemError('not-found', { detail: 'There is nothing at this address.' });
  }
  const { authorization } = request.headers;
  if (holdsToken(authorization, metricsToken)) return;
  throw new ProblemError(authorization === undefined ? 'token-missing' : 'token-invalid', {
    action: 'Send the token of CARELINE_METRICS_TOKEN as "Bearer token".',
  });
}

/** `GET /metrics`, in the text format of Prometheus. */
export function mountMetrics(app: App, settings: MetricsSettings, metrics: Metrics): void {
  mountAt(app, 'GET', '/metrics', async (c) => {
    recordOf(c.env.incoming).route = 'metrics';
    requireReader(c.env.incoming, settings);
    const headers = { 'content-type': metrics.contentType, 'cache-control': 'no-store' };
    return c.body(await metrics.text(), 200, headers);
  });
}
