import type { Kysely } from 'kysely';
import type { Settings } from '../../platform/config/config.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { App } from '../../platform/http/app-context.ts';
import { PLAIN_VIDEO, type VideoService } from './video-service.ts';
import { mountVisits } from './visit.routes.ts';
import { mountVisitPage } from './visit-page.ts';

export interface VideoDeps {
  readonly settings: Pick<Settings, 'origin' | 'appFolder'>;
  readonly db: Kysely<Schema>;
  /** Ends what pages wait for, when the server stops. */
  readonly stopping: AbortSignal;
}

interface OpenVideo {
  readonly video: VideoService;
  readonly mounts: readonly ((app: App) => void)[];
}

const unixSeconds = () => Math.floor(Date.now() / 1000);

/** Video visits as the settings make them, and the addresses of patients. */
export async function openVideo({ settings, db, stopping }: VideoDeps): Promise<OpenVideo> {
  const video: VideoService = { ...PLAIN_VIDEO, origin: settings.origin };
  return {
    video,
    mounts: [
      (app) => mountVisits(app, { db, service: video, now: unixSeconds, stopping }),
      (app) => mountVisitPage(app, settings.appFolder),
    ],
  };
}
