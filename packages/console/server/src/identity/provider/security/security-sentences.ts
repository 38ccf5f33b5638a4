import type { CurrentFault } from './own-password.ts';

/** Every sentence of the page about one's own password and second step; what both share with a mailed link stands there. */
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
  /** Undefined: the person wanted to stay signed in elsewhere. */
  readonly done: (ended: number | undefined) => string;
  readonly back: string;
  readonly toConsole: string;
  readonly signInFirstTitle: string;
  readonly signInFirst: string;
  readonly failedTitle: string;
  readonly failed: string;
}
