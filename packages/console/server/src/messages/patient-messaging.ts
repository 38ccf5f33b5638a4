import type { MessageCarriers } from './message-carrier.ts';

/** Messages to patients, as the services know them. */
export interface PatientMessaging {
  readonly carriers: MessageCarriers;
  /** Sends what waits. */
  sendWaiting(): Promise<void>;
}

/** Nobody carries anything: all messages wait. */
export const NO_MESSAGING: PatientMessaging = { carriers: {}, sendWaiting: async () => undefined };
