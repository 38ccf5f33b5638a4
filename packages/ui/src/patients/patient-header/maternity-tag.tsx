import { formatGestation, gestationalDays, LONGEST_PREGNANCY_DAYS } from '@careline/core/internal/clinical';
import { formatWeeksAndDays, isoDay, numberOfDay } from '@careline/core/internal/formatting';
import type { Patient } from '@careline/core/internal/patients';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { patientHeaderMessages } from './patient-header.messages.ts';

export interface MaternityTagProps {
  readonly patient: Pick<Patient, 'birthDate' | 'maternity'>;
}

const INFANT_DAYS = 365;

/** Returns whether a child born on this day is an infant today. False if the birth date is not fully known. */
function isInfant(bornOn: string | null | undefined, today: string): boolean {
  const [born, at] = [numberOfDay(bornOn ?? ''), numberOfDay(today)];
  return born !== undefined && at !== undefined && at >= born && at - born < INFANT_DAYS;
}

/** Shows gestational age and due date, the age of the patient's child, or an infant's exact age; otherwise nothing. */
export function MaternityTag({ patient }: MaternityTagProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(patientHeaderMessages);
  const locale = useLocale();
  const at = new Date(now());
  const today = isoDay(at, timeZone) ?? '';
  const ageOf = (bornOn: string) => formatWeeksAndDays(bornOn, at, { timeZone, locale });
  const { birthDate, maternity } = patient;
  if (birthDate && isInfant(birthDate, today)) {
    return <StatusTag tone="info">{t('infant', { age: ageOf(birthDate) })}</StatusTag>;
  }
  const { dueDate, bornOn } = maternity ?? {};
  if (bornOn && isInfant(bornOn, today)) {
    return <StatusTag tone="info">{t('baby', { age: ageOf(bornOn) })}</StatusTag>;
  }
  const days = dueDate ? gestationalDays(dueDate, today) : undefined;
  if (!dueDate || days === undefined || days < 0 || days > LONGEST_PREGNANCY_DAYS) return null;
  const date = formatDate(dueDate, { timeZone });
  return <StatusTag tone="info">{t('pregnant', { age: formatGestation(days), date })}</StatusTag>;
}
