import type { SectionValues } from '@careline/core/forms';
import type { CallTypeKey, ProgrammeKey } from '@careline/core/programmes';
import type { DemoPerson } from '../demo-person.ts';
import { DAY, indianDate } from '../indian-time.ts';
import type { Pregnancy } from '../pregnancy-story.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Body } from '../vital-values.ts';

/** What a call is about, for whoever makes up its answers. */
export interface CallScene {
  readonly programme: ProgrammeKey;
  readonly callType: CallTypeKey;
  readonly person: DemoPerson;
  readonly body: Body;
  /** Unix seconds. */
  readonly at: number;
  /** Of this call alone. */
  readonly chance: SeededRandom;
  /** The same chance at every call, so that a person says the same again. */
  readonly lasting: (what: string) => SeededRandom;
}

/** What was told of a section; what is undefined stays untouched. */
export type Told = Readonly<Record<string, SectionValues[string] | undefined>>;

/** Makes up what was told of a section; undefined where nothing was. */
export type SectionWriter = (scene: CallScene) => Told | undefined;
export type SectionWriters = Readonly<Record<string, SectionWriter>>;

/** For a section that only a pregnancy's call has. */
export const ofPregnancy =
  (write: (pregnancy: Pregnancy, scene: CallScene) => Told | undefined): SectionWriter =>
  (scene) => {
    const { pregnancy } = scene.body.story;
    return pregnancy && write(pregnancy, scene);
  };

/** The calendar day so many days before the call. */
export const daysBefore = ({ at }: CallScene, days: number): string => indianDate(at - days * DAY);

/** A day of the story, or the day of the call where it is still to come. */
export const dayUntil = ({ at }: CallScene, moment: number): string => indianDate(Math.min(at, moment));

export const yesNo = (is: boolean): 'YES' | 'NO' => (is ? 'YES' : 'NO');

/** Chance of this call and this alone: what else is told does not hang on it. */
export const apartOf = ({ lasting, at }: CallScene, what: string): SeededRandom => lasting(`${what}/${at}`);

/** None of the signs, or the few that are there and what was done about them. */
export const signs = (key: string, found: readonly string[], actionTaken = 'DOCTOR_INFORMED'): Told =>
  found.length > 0 ? { [key]: found, actionTaken } : { [key]: ['NONE'] };
