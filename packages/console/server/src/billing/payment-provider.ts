/** A page on which a patient is to pay. Log nothing of it but the reference. */
export interface WantedLink {
  /** Identifies the link. The provider returns the same page for the same reference. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** Takes payments on its own pages. Card numbers never reach Careline. */
export interface PaymentProvider {
  readonly via: 'simulated' | 'provider';
  /** Returns the URL of the page. Rejects with `ProblemError` `unavailable` if the provider does not answer. */
  createLink(link: WantedLink): Promise<{ readonly url: string }>;
}
