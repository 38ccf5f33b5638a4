import { type Endpoint, serviceBasesUnder } from '@careline/core/http';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { openToPages } from './cross-origin.ts';
import { type AppContext, answerRoute, type PipelineDeps } from './pipeline.ts';
import { ProblemError } from './problem-error.ts';
import { isForPartners } from './require-right.ts';
import type { Route } from './route.ts';

export type App = Hono<{ Bindings: HttpBindings }>;
export type Handler = (c: AppContext) => Response | Promise<Response>;

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

export function mountRoutes(app: App, routes: readonly Route[], deps: PipelineDeps): void {
  for (const route of routes) {
    const { endpoint } = route;
    const path = pathOf(endpoint);
    if (isForPartners(endpoint)) openToPages(app, path, endpoint.method, deps.pages);
    mountAt(app, endpoint.method, path, answerRoute(route, deps));
  }
}
