import type { MessageChannel, MessageFailure } from '@careline/core/internal/communication';

/** A message that is being sent. Log nothing of it but ids. */
export interface CarriedMessage {
  readonly id: string;
  /** How often staff resent the message. Together with the id it identifies one sending, including its retries. */
  readonly round: number;
  readonly channel: MessageChannel;
  readonly template: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** BCP 47. */
  readonly locale: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly createdAt: Date;
}

/** The result for an accepted message. */
export interface Carried {
  /** `sent`: accepted, but its arrival is reported later or never. */
  readonly state: 'sent' | 'delivered';
  /** The carrier's reference. */
  readonly ref?: string;
}

/**
 * Sends messages. Rejects with `MessageRefusedError` if it never will; after any other error it is called again.
 * It may be called twice for the same sending.
 */
export interface MessageCarrier {
  readonly via: 'simulated' | 'provider' | 'mail';
  carry(message: CarriedMessage): Promise<Carried>;
}

/** The carrier of each channel. Messages without one wait. */
export type MessageCarriers = Readonly<Partial<Record<MessageChannel, MessageCarrier>>>;

/** The message will never be accepted. */
export class MessageRefusedError extends Error {
  override readonly name = 'MessageRefusedError';
  readonly reason: MessageFailure;
  constructor(reason: MessageFailure, options?: ErrorOptions) {
    super(`The message was refused: ${reason}`, options);
    this.reason = reason;
  }
}

/** Returns whether messages are only simulated, as in a demo. */
export const isSimulated = (carriers: MessageCarriers, channel: MessageChannel): boolean =>
  carriers[channel]?.via === 'simulated';

/** The messaging functions that the services use. */
export interface PatientMessaging {
  readonly carriers: MessageCarriers;
  /** Sends waiting messages. */
  sendWaiting(): Promise<void>;
}

/** No carriers: all messages wait. */
export const NO_MESSAGING: PatientMessaging = { carriers: {}, sendWaiting: async () => undefined };
