import { type Endpoint, serviceBasesUnder } from '@careline/core/internal/http';
import type { App, Handler } from './app-context.ts';
import { ProblemError } from './problem-error.ts';

const BASES = serviceBasesUnder('/api');

/** An endpoint's address here, its parameters written as hono writes them. */
export function pathOf(endpoint: Endpoint): string {
  return `${BASES[endpoint.service]}${endpoint.path}`.replace(/\{(\w+)\}/g, ':$1');
}

/** Refuses every method but these, naming them (RFC 9110, 15.5.6). */
export function refuseOtherMethods(app: App, path: string, methods: readonly string[]): void {
  const allow = methods.includes('GET') ? ['GET', 'HEAD', ...methods.slice(1)] : methods;
  app.all(path, () => {
    throw new ProblemError('method-not-allowed', {
      action: `Use ${methods.join(' or ')}.`,
      headers: { allow: allow.join(', ') },
    });
  });
}

/** Puts one handler at an address, for one method. */
export function mountAt(app: App, method: 'GET' | 'POST', path: string, handler: Handler): void {
  app.on(method, path, handler);
  refuseOtherMethods(app, path, [method]);
}
