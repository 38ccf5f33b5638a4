import type { CallTypeKey, ProgrammeKey } from '@careline/core/internal/programmes';

/** What the caller does in a step: say, ask, or do something. */
type ScriptStepKind = 'say' | 'ask' | 'do';

export interface CallScriptText {
  readonly title: string;
  readonly steps: readonly { readonly kind: ScriptStepKind; readonly text: string }[];
}

export type MotherhoodScripts = Readonly<
  Record<'first' | 'diet' | 'infant-diet' | 'adhoc' | 'last' | 'post-natal' | 'psychology', CallScriptText>
>;

export const motherhoodScripts = (texts: MotherhoodScripts): CallScripts =>
  (Object.keys(texts) as (keyof MotherhoodScripts)[]).map((callType) => ({
    programmes: ['healthy_motherhood'],
    callType,
    text: texts[callType],
  }));

/** The scripts of all calls, in one language. */
export type CallScripts = readonly {
  readonly programmes: readonly ProgrammeKey[];
  readonly callType: CallTypeKey;
  readonly text: CallScriptText;
}[];

/** Programmes that share the same call scripts. */
export const CHRONIC_CARE: readonly ProgrammeKey[] = ['ahc', 'careline', 'apollo_sugar'];
