export type TotpNotice = 'on' | 'off' | 'reset' | 'recovery' | 'lastRecovery';

export type TotpFault = 'refused' | 'incomplete' | 'locked' | 'wrong' | 'codeMissing' | 'blocked';

export interface TotpMessages {
  readonly title: string;
  readonly link: string;
  readonly intro: string;
  readonly email: string;
  readonly password: string;
  readonly goOn: string;
  readonly faults: Readonly<Record<TotpFault, string>>;
  readonly onTitle: string;
  readonly onSteps: readonly [install: string, scan: string, confirm: string];
  readonly picture: string;
  readonly key: string;
  readonly openApp: string;
  /** For the app only: during setup there are no recovery codes yet. */
  readonly appCode: string;
  readonly code: string;
  readonly codeHint: string;
  readonly turnOn: string;
  readonly codesTitle: string;
  readonly codesIntro: string;
  readonly codesLabel: string;
  readonly alreadyOn: string;
  readonly offTitle: string;
  readonly offIntro: (recoveryCodesLeft: number) => string;
  readonly turnOff: string;
  readonly offDoneTitle: string;
  readonly offDone: string;
  readonly signInTitle: string;
  readonly signIn: string;
  readonly toSignIn: string;
  readonly overTitle: string;
  readonly over: string;
  readonly failedTitle: string;
  readonly failed: string;
  readonly startAgain: string;
  readonly mailSubject: string;
  readonly mails: Readonly<Record<TotpNotice, (email: string) => string>>;
}
