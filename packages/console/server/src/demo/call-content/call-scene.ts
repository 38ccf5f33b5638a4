import type { RowValues, SectionValues } from '@careline/core/forms';
import type { CallTypeKey, ProgrammeKey } from '@careline/core/programmes';
import type { DemoPerson } from '../demo-person.ts';
import { DAY, indianDate, indianMidnight } from '../indian-time.ts';
import { type Baby, isLost, isOver, type Pregnancy, pregnancyWeek } from '../pregnancy-story.ts';
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

/** A pregnancy as it stands at the call. */
export interface Mother extends CallScene {
  readonly pregnancy: Pregnancy;
  readonly isOver: boolean;
  readonly isLost: boolean;
  /** Of the pregnancy, at the call or at its end. */
  readonly week: number;
  /** Whole calendar days since the birth. */
  readonly age: number;
  /** The first child of a birth that has been. */
  readonly baby: Baby | undefined;
}

export function motherOf(scene: CallScene): Mother | undefined {
  const { pregnancy } = scene.body.story;
  if (!pregnancy) return undefined;
  const over = isOver(pregnancy, scene.at);
  return {
    ...scene,
    pregnancy,
    isOver: over,
    isLost: isLost(pregnancy),
    week: pregnancyWeek(pregnancy, Math.min(scene.at, pregnancy.endsAt)),
    age: Math.round((indianMidnight(scene.at) - indianMidnight(pregnancy.endsAt)) / DAY),
    baby: over ? pregnancy.babies[0] : undefined,
  };
}

/** What is told in a field: the same for everybody, or made up of the scene; undefined leaves it untouched. */
export type Answer = string | boolean | readonly string[] | readonly RowValues[] | undefined;
export type FieldTable<Scene> = Readonly<Record<string, Answer | ((scene: Scene) => Answer)>>;
/** By section. What a form does not ask with the other answers, the form itself leaves out. */
export type SectionTable<Scene> = Readonly<
  Record<string, FieldTable<Scene> | ((scene: Scene) => FieldTable<Scene> | undefined)>
>;

export type SectionAnswers = SectionValues;

/** What was told of a section; undefined where nothing was. */
export function answersOf<Scene>(
  table: SectionTable<Scene>,
  section: string,
  scene: Scene,
): SectionAnswers | undefined {
  const row = table[section];
  const fields = typeof row === 'function' ? row(scene) : row;
  return (
    fields &&
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, field]) => {
        const answer = typeof field === 'function' ? field(scene) : field;
        return answer === undefined ? [] : [[key, answer] as const];
      }),
    )
  );
}

type Field = (scene: CallScene) => string;
type Choices = readonly (readonly [string, number])[];

export const daysBefore = ({ at }: CallScene, days: number): string => indianDate(at - days * DAY);
export const yesNo = (is: boolean): 'YES' | 'NO' => (is ? 'YES' : 'NO');
export const orNone = (found: readonly string[]): readonly string[] => (found.length > 0 ? found : ['NONE']);

export const pick =
  (...values: readonly string[]): Field =>
  ({ chance }) =>
    chance.pick(values);
export const likely =
  (share: number): Field =>
  ({ chance }) =>
    yesNo(chance.chance(share));
export const whole =
  (min: number, max: number): Field =>
  ({ chance }) =>
    String(chance.int(min, max));
export const about =
  (mean: number, deviation: number, decimals = 0): Field =>
  ({ chance }) =>
    chance.normal(mean, deviation).toFixed(decimals);
export const ago =
  (min: number, max: number): Field =>
  (scene) =>
    daysBefore(scene, scene.chance.int(min, max));
/** The first of them always, the others now and then. */
export const some =
  (share: number, first: string, ...others: readonly string[]) =>
  ({ chance }: CallScene): readonly string[] => [first, ...others.filter(() => chance.chance(share))];
/** The same at each call of a person. */
export const always =
  (what: string, choices: Choices): Field =>
  ({ lasting }) =>
    lasting(what).weighted(choices);
