import {
  type ListedPatient,
  nextKindLabel,
  ownReasonLabel,
} from '@careline/core/internal/calls/patient-lists';
import { workRiskLabel } from '@careline/core/internal/calls/worklist';
import { formatAge, formatDate } from '@careline/core/internal/formatting';
import { programmeLabel } from '@careline/core/internal/programmes';
import { RiskMark, riskLook, useAlertText } from '../calls/worklist/index.ts';
import type { ListColumn } from '../lists/index.ts';
import { useLocale, useMessages, useReportedSigns } from '../messages/index.ts';
import { PatientTags, useGenderText } from '../patients/patient-identity/index.ts';
import { useNow, useTimeZone } from '../provider/index.ts';
import { patientListMessages } from './patient-lists.messages.ts';
import type { PatientListKind } from './patient-source.ts';

const TERM_DAYS = 280;
const DAY_MS = 86_400_000;

export const nameOf = ({ patient, vitaId }: ListedPatient): string =>
  patient.name.trim() || patient.uhid || vitaId;

/** Returns the completed weeks of a pregnancy on a day. */
const weeksOn = (edd: string, today: string): number =>
  Math.floor((TERM_DAYS - (Date.parse(edd) - Date.parse(today)) / DAY_MS) / 7);

/** Returns the open danger signs, or the gravest alert, with the number of further alerts. */
function useFindings(): (row: ListedPatient) => string {
  const t = useMessages(patientListMessages);
  const signsText = useReportedSigns();
  const alertText = useAlertText();
  return ({ signs = [], alert, alerts: { critical, review } }) => {
    const isCritical = alert?.level === 'critical';
    const [moreCritical, moreReview] = [
      critical - Number(isCritical),
      review - Number(Boolean(alert) && !isCritical),
    ];
    return [
      signs.length > 0 ? signsText(signs) : '',
      alert ? alertText(alert) : '',
      moreCritical > 0 ? t('critical', { count: moreCritical }) : '',
      moreReview > 0 ? t('review', { count: moreReview }) : '',
    ]
      .filter(Boolean)
      .join('; ');
  };
}

/** The columns of a list of patients: why the patient is there, or who has them, depends on the list. */
export function usePatientColumns(
  kind: PatientListKind,
  today: string,
): readonly ListColumn<ListedPatient>[] {
  const t = useMessages(patientListMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const genderText = useGenderText();
  const findings = useFindings();
  const day = (at: number) => formatDate(at, { timeZone, locale });
  const about = ({ patient: { birthDate, gender } }: ListedPatient): string =>
    [
      birthDate ? formatAge(birthDate, now() / 1000, { timeZone, locale }) : '',
      gender ? genderText(gender) : '',
    ]
      .filter(Boolean)
      .join(', ');
  const week = ({ edd }: ListedPatient): string =>
    edd === null ? '' : t('weekOf', { week: weeksOn(edd, today) });
  const programmes = (row: ListedPatient): string =>
    [...row.programmes.map((key) => programmeLabel(key)), week(row)].filter(Boolean).join(', ');
  return [
    {
      key: 'risk',
      label: t('risk'),
      width: '2.5rem',
      narrow: 'first',
      text: ({ risk }) => workRiskLabel(risk, locale),
      cell: ({ risk }) => <RiskMark risk={risk} />,
    },
    { key: 'name', label: t('patient'), names: true, width: 'minmax(0,1.4fr)', text: nameOf },
    { key: 'about', label: t('about'), width: 'max-content', narrow: 'first', text: about },
    {
      key: 'findings',
      label: t('findings'),
      width: 'minmax(0,2fr)',
      text: findings,
      cell: (row) => (
        <span className={riskLook(row.risk).text} title={findings(row) || undefined}>
          {findings(row)}
        </span>
      ),
    },
    { key: 'programmes', label: t('programmes'), width: 'minmax(0,1.2fr)', text: programmes },
    {
      key: 'lastContact',
      label: t('lastContact'),
      labelOnCard: true,
      width: 'max-content',
      text: ({ lastContactAt }) => (lastContactAt === null ? t('never') : day(lastContactAt)),
    },
    {
      key: 'next',
      label: t('next'),
      width: 'max-content',
      text: ({ next }) =>
        next === null ? '' : t('nextOf', { kind: nextKindLabel(next.kind, locale), date: day(next.at) }),
    },
    kind === 'mine'
      ? {
          key: 'why',
          label: t('why'),
          labelOnCard: true,
          width: 'minmax(0,1fr)',
          text: ({ why }) => why.map((reason) => ownReasonLabel(reason, locale)).join(', '),
        }
      : {
          key: 'coach',
          label: t('coach'),
          labelOnCard: true,
          width: 'minmax(0,1fr)',
          text: ({ claim }) => claim?.staff.name ?? '',
        },
    {
      key: 'tags',
      label: t('tags'),
      width: 'minmax(0,1fr)',
      text: ({ tags }) => tags.map(({ label }) => label).join(', '),
      cell: ({ tags }) => <PatientTags dense tags={tags} most={1} />,
    },
    {
      key: 'uhid',
      verbatim: true,
      label: t('uhid'),
      only: 'file',
      text: ({ patient }) => patient.uhid ?? '',
    },
  ];
}
