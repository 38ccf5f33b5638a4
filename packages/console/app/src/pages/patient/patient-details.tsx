import { formatDate } from '@careline/core/internal/formatting';
import {
  CHANGES_REGISTRATIONS,
  decideRight,
  patientRegistrationPath,
} from '@careline/core/internal/navigation';
import { type Patient, phoneText } from '@careline/core/internal/patients';
import { programmeLabel } from '@careline/core/internal/programmes';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { languageName } from '@careline/ui/patients/patient-header';
import { usePatientIdentity } from '@careline/ui/patients/patient-identity';
import { buttonClass } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { useTimeZone } from '@careline/ui/provider';
import type { ReactNode } from 'react';
import { useProfile } from '../../session/use-session.ts';
import { patientPageMessages } from '../patients/patient-page.messages.ts';

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-4 border-line border-t py-2 first:border-t-0 @md:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

interface ListProps {
  readonly label: string;
  readonly items: readonly string[];
  /** Text for an empty list; defaults to "none recorded". */
  readonly none?: string;
  /** Numbers that the browser must not translate. */
  readonly isCode?: true;
}

function ListRow({ label, items, none, isCode }: ListProps) {
  const t = useMessages(patientPageMessages);
  return (
    <Row label={label}>
      {items.length === 0 ? (
        <span className="text-muted">{none ?? t('none')}</span>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item} translate={isCode ? 'no' : undefined}>
              {item}
            </li>
          ))}
        </ul>
      )}
    </Row>
  );
}

export interface PatientDetailsProps {
  readonly patient: Patient;
}

/** The patient's registration, with an edit link for users who may change it. */
export function PatientDetails({ patient }: PatientDetailsProps) {
  const timeZone = useTimeZone();
  const t = useMessages(patientPageMessages);
  const locale = useLocale();
  const { link } = useNavigation();
  const { scopes } = useProfile();
  const { name, gender, age } = usePatientIdentity()(patient);
  const { vitaId, birthDate, uhid, identifiers, phones, languages, enrolments, callingTime } = patient;
  const numbers = [
    ...(uhid ? [`UHID ${uhid}`] : []),
    ...identifiers.filter(({ system }) => system !== 'uhid').map(({ system, value }) => `${system} ${value}`),
  ];
  const edit = decideRight(CHANGES_REGISTRATIONS, scopes).allowed && (
    <a className={buttonClass({ size: 'small' })} {...link(patientRegistrationPath(vitaId))}>
      {t('registration')}
    </a>
  );
  return (
    <Card title={t('details')} actions={edit}>
      <dl>
        <Row label={t('name')}>
          <bdi translate="no">{name}</bdi>
        </Row>
        <Row label={t('born')}>
          {[birthDate && formatDate(birthDate, { timeZone }).replace('--', birthDate), age]
            .filter(Boolean)
            .join(', ')}
        </Row>
        <Row label={t('gender')}>{gender}</Row>
        <ListRow isCode label={t('identifiers')} items={[...new Set(numbers)]} />
        <ListRow
          isCode
          label={t('phones')}
          items={phones.map(({ value, stopped }) =>
            stopped ? `${phoneText(value)} (${t('phoneStopped')})` : phoneText(value),
          )}
        />
        <ListRow label={t('languages')} items={languages.map((code) => languageName(code, locale))} />
        <ListRow
          label={t('programmes')}
          none={t('noProgramme')}
          items={enrolments.map(({ programme, enrolledAt }) =>
            [programmeLabel(programme), enrolledAt > 0 && formatDate(enrolledAt, { timeZone })]
              .filter(Boolean)
              .join(', '),
          )}
        />
        {callingTime && <Row label={t('callingTime')}>{t('between', callingTime)}</Row>}
      </dl>
    </Card>
  );
}
