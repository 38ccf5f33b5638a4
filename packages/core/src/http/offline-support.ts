/** How long the offline notice stays if the connection does not return earlier, in milliseconds (specification 8). */
export const OFFLINE_NOTICE_MS = 30_000;

/**
 * Latest registration of the service worker, in milliseconds after the start. Earlier if the app is stable, and only
 * in production (specification 2.2 and 9).
 */
export const WORKER_REGISTRATION_DELAY_MS = 30_000;
