import { isForPartnerPages } from '@careline/core/internal/navigation';
import { openToPages } from '../partners/cross-origin.ts';
import type { App } from '../platform/http/app-context.ts';
import { mountAt, pathOf } from '../platform/http/mount-at.ts';
import type { Route } from '../platform/http/route.ts';
import { answerRoute, type PipelineDeps } from './pipeline.ts';

/** Mounts every route at its endpoint's path. Those that partner pages may call get CORS headers. */
export function mountRoutes(app: App, routes: readonly Route[], deps: PipelineDeps): void {
  for (const route of routes) {
    const { endpoint } = route;
    const path = pathOf(endpoint);
    if (isForPartnerPages(endpoint)) openToPages(app, path, endpoint.method, deps.pages);
    mountAt(app, endpoint.method, path, answerRoute(route, deps));
  }
}
