import type { MessageChannel, MessageFailure } from '@careline/core/internal/communication';

/** A message on its way. Nothing of it but ids may be logged. */
export interface CarriedMessage {
  readonly id: string;
  /** How often somebody has sent it once more; with the id it names one sending, however often it is tried. */
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

/** What became of a message that was taken. */
export interface Carried {
  /** `sent`: it was taken, and whether it arrives is told later, or never. */
  readonly state: 'sent' | 'delivered';
  /** What the carrier calls it. */
  readonly ref?: string;
}

/**
 * Who takes messages further. Rejects with `MessageRefusedError` where it never will; after any other error it is asked
 * again. The same sending may come twice.
 */
export interface MessageCarrier {
  readonly via: 'simulated' | 'provider' | 'mail';
  carry(message: CarriedMessage): Promise<Carried>;
}

/** Who carries what; what nobody carries waits. */
export type MessageCarriers = Readonly<Partial<Record<MessageChannel, MessageCarrier>>>;

/** The message is not taken, now or later. */
export class MessageRefusedError extends Error {
  override readonly name = 'MessageRefusedError';
  readonly reason: MessageFailure;
  constructor(reason: MessageFailure, options?: ErrorOptions) {
    super(`The message was refused: ${reason}`, options);
    this.reason = reason;
  }
}

/** Whether nobody is written to: a demo shows how it would go. */
export const isSimulated = (carriers: MessageCarriers, channel: MessageChannel): boolean =>
  carriers[channel]?.via === 'simulated';

/** Messages to patients, as the services know them. */
export interface PatientMessaging {
  readonly carriers: MessageCarriers;
  /** Sends what waits. */
  sendWaiting(): Promise<void>;
}

/** Nobody carries anything: all messages wait. */
export const NO_MESSAGING: PatientMessaging = { carriers: {}, sendWaiting: async () => undefined };
