import type { App } from '../../platform/http/app-context.ts';
import { createRoomChanges } from './room-changes.ts';
import { mountVisitLinks } from './visit-links.ts';
import { mountingVisits } from './visit-request.ts';
import { mountVisitSeats, type VisitSeatsDeps } from './visit-seats.ts';

export type VisitDeps = Omit<VisitSeatsDeps, 'changes'>;

/** Mounts all visit endpoints that need no staff token: a link or a seat gives access. */
export function mountVisits(app: App, deps: VisitDeps): void {
  const changes = createRoomChanges();
  const mount = mountingVisits(app, deps.now);
  mountVisitLinks(mount, { ...deps, changes });
  mountVisitSeats(mount, { ...deps, changes });
}
