import type { CurrentFault } from './own-password.ts';

/** The texts of the security page. Texts shared with the mailed link are in the reset messages. */
export interface SecurityMessages {
  readonly title: string;
  readonly signedInAs: (email: string) => string;
  readonly passwordTitle: string;
  readonly current: string;
  readonly faults: Readonly<Record<CurrentFault, string>>;
  readonly endOthers: string;
  readonly endOthersHint: string;
  readonly forgotten: string;
  readonly secondTitle: string;
  readonly secondOff: string;
  readonly secondOn: (recoveryCodesLeft: number) => string;
  readonly turnOn: string;
  readonly turnOff: string;
  readonly doneTitle: string;
  /** Undefined if the user chose to stay signed in elsewhere. */
  readonly done: (ended: number | undefined) => string;
  readonly back: string;
  readonly toConsole: string;
  readonly signInFirstTitle: string;
  readonly signInFirst: string;
  readonly failedTitle: string;
  readonly failed: string;
}
