import type { Kysely } from 'kysely';
import type { LinkTo } from '../../messages/send-patient-messages.ts';
import type { Settings } from '../../platform/config/config.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { App } from '../../platform/http/app-context.ts';
import { mountPageApart } from '../../platform/http/files/page-apart.ts';
import { linksOf } from './link-to.ts';
import type { VideoService } from './video-service.ts';
import { readVideoService } from './video-settings.ts';
import { mountVisits } from './visit.routes.ts';

export interface VideoDeps {
  readonly settings: Pick<Settings, 'origin' | 'appFolder' | 'video'>;
  readonly db: Kysely<Schema>;
  /** Aborts waiting requests when the server stops. */
  readonly stopping: AbortSignal;
}

interface OpenVideo {
  readonly video: VideoService;
  /** Creates the links in messages. */
  readonly linkTo: LinkTo;
  readonly mounts: readonly ((app: App) => void)[];
}

const unixSeconds = () => Math.floor(Date.now() / 1000);

/**
 * Opens the configured video visits and mounts the patients' endpoints.
 * @throws SettingsError when a secret cannot be read
 */
export async function openVideo({ settings, db, stopping }: VideoDeps): Promise<OpenVideo> {
  const video = await readVideoService(settings.video, settings.origin);
  return {
    video,
    linkTo: linksOf(db, video, unixSeconds),
    mounts: [
      (app) => mountVisits(app, { db, service: video, now: unixSeconds, stopping }),
      (app) => mountPageApart(app, settings.appFolder, 'visit'),
    ],
  };
}
