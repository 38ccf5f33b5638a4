import { type Endpoint, serviceBasesUnder } from '@careline/core/internal/http';
import type { App, Handler } from './app-context.ts';
import { ProblemError } from './problem-error.ts';

const BASES = serviceBasesUnder('/api');

/** Returns an endpoint's path with parameters in hono's syntax. */
export function pathOf(endpoint: Endpoint): string {
  return `${BASES[endpoint.service]}${endpoint.path}`.replace(/\{(\w+)\}/g, ':$1');
}

/** Refuses all other methods and names the permitted ones (RFC 9110, 15.5.6). */
export function refuseOtherMethods(app: App, path: string, methods: readonly string[]): void {
  const allow = methods.includes('GET') ? ['GET', 'HEAD', ...methods.slice(1)] : methods;
  app.all(path, () => {
    throw new ProblemError('method-not-allowed', {
      action: `Use ${methods.join(' or ')}.`,
      headers: { allow: allow.join(', ') },
    });
  });
}

/** Mounts a handler at a path for one method. */
export function mountAt(app: App, method: 'GET' | 'POST', path: string, handler: Handler): void {
  app.on(method, path, handler);
  refuseOtherMethods(app, path, [method]);
}
