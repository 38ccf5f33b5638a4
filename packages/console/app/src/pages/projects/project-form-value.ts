import type { ProgrammeKey } from '@careline/core/internal/programmes';
import {
  MAX_TARGET,
  type Project,
  type ProjectFields,
  type ProjectKind,
} from '@careline/core/internal/projects';

interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

/** A project as it is being typed. */
export interface ProjectFormValue {
  readonly name: string;
  readonly kind: ProjectKind;
  readonly description: string;
  readonly fromDay: string;
  /** Empty for work without an end. */
  readonly untilDay: string;
  readonly programmes: readonly string[];
  readonly facilityIds: readonly string[];
  readonly staff: readonly NamedPerson[];
  /** Digits as typed; empty without a target. */
  readonly enrolled: string;
  readonly consultations: string;
  readonly calls: string;
}

export type ProjectFault = 'nameMissing' | 'fromMissing' | 'untilBefore' | 'facilityMissing' | 'targetWrong';

/** Returns an empty project that starts on a day, or the fields of a stored one. */
export function projectFormValue(project: Project | undefined, today: string): ProjectFormValue {
  const digits = (target: number | null | undefined) => (target ? String(target) : '');
  return {
    name: project?.name ?? '',
    kind: (project?.kind as ProjectKind | undefined) ?? 'camp',
    description: project?.description ?? '',
    fromDay: project?.fromDay ?? today,
    untilDay: project?.untilDay ?? '',
    programmes: project?.programmes ?? [],
    facilityIds: project?.facilities.map(({ facilityId }) => facilityId) ?? [],
    staff: project?.staff ?? [],
    enrolled: digits(project?.targets.enrolled),
    consultations: digits(project?.targets.consultations),
    calls: digits(project?.targets.calls),
  };
}

const isTarget = (text: string): boolean =>
  text.trim() === '' || (/^\d+$/.test(text.trim()) && Number(text) > 0 && Number(text) <= MAX_TARGET);

/** Returns what prevents saving, by field. */
export function projectFormFaults(
  value: ProjectFormValue,
): Readonly<Partial<Record<keyof ProjectFormValue, ProjectFault>>> {
  const { name, fromDay, untilDay, facilityIds, enrolled, consultations, calls } = value;
  return {
    ...(name.trim() === '' && { name: 'nameMissing' }),
    ...(fromDay === '' && { fromDay: 'fromMissing' }),
    ...(untilDay !== '' && untilDay < fromDay && { untilDay: 'untilBefore' }),
    ...(facilityIds.length === 0 && { facilityIds: 'facilityMissing' }),
    ...(!isTarget(enrolled) && { enrolled: 'targetWrong' }),
    ...(!isTarget(consultations) && { consultations: 'targetWrong' }),
    ...(!isTarget(calls) && { calls: 'targetWrong' }),
  } as const;
}

const target = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Returns the fields to save. The value must have no faults. */
export const projectFields = (value: ProjectFormValue): ProjectFields => ({
  name: value.name.trim(),
  kind: value.kind,
  description: value.description.trim(),
  fromDay: value.fromDay,
  untilDay: value.untilDay === '' ? null : value.untilDay,
  programmes: value.programmes as ProgrammeKey[],
  facilityIds: [...value.facilityIds],
  staffIds: value.staff.map(({ id }) => id),
  targets: {
    enrolled: target(value.enrolled),
    consultations: target(value.consultations),
    calls: target(value.calls),
  },
});
