import type { CallTypeKey, ProgrammeKey } from '@careline/core/internal/programmes';

/** What a step is to the person who calls: something to say, to ask, or to do. */
type ScriptStepKind = 'say' | 'ask' | 'do';

/** What to say on a call, in one language. */
export interface CallScriptText {
  readonly title: string;
  readonly steps: readonly { readonly kind: ScriptStepKind; readonly text: string }[];
}

/** A script for every call type of Healthy Motherhood. */
export type MotherhoodScripts = Readonly<
  Record<'first' | 'diet' | 'infant-diet' | 'adhoc' | 'last' | 'post-natal' | 'psychology', CallScriptText>
>;

export const motherhoodScripts = (texts: MotherhoodScripts): CallScripts['scripts'] =>
  (Object.keys(texts) as (keyof MotherhoodScripts)[]).map((callType) => ({
    programmes: ['healthy_motherhood'],
    callType,
    text: texts[callType],
  }));

/** The scripts of one language. */
export interface CallScripts {
  /** BCP 47. */
  readonly locale: string;
  readonly scripts: readonly {
    readonly programmes: readonly ProgrammeKey[];
    readonly callType: CallTypeKey;
    readonly text: CallScriptText;
  }[];
}

/** The programmes whose calls are alike. */
export const CHRONIC_CARE: readonly ProgrammeKey[] = ['ahc', 'careline', 'apollo_sugar'];
