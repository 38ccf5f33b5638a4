/** How long the offline notice stays where the connection does not come back before, in milliseconds (specification 8). */
export const OFFLINE_NOTICE_MS = 30_000;

/**
 * When the background worker is registered at the latest, in milliseconds after the start; earlier once the app is
 * stable, and in production only (specification 2.2 and 9).
 */
export const WORKER_REGISTRATION_DELAY_MS = 30_000;
