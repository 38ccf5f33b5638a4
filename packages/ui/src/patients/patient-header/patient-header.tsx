import { dispositionLabel } from '@careline/core/internal/calls/outcome';
import { isOneNumber, type Patient, phoneText, readVitaUser } from '@careline/core/internal/patients';
import { programmeLabel } from '@careline/core/internal/programmes';
import { type ReactNode, useEffect } from 'react';
import { MessagesProvider, useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { onDemand } from '../../primitives/on-demand/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { PatientTags, usePatientIdentity } from '../patient-identity/index.ts';
import { PatientPhoto } from '../patient-photo/patient-photo.tsx';
import { EmergencyTag } from './emergency-tag.tsx';
import { languageName } from './language-names.ts';
import { MaternityTag } from './maternity-tag.tsx';
import type { OpenTagsProps } from './open-tags.tsx';
import { patientHeaderMessages } from './patient-header.messages.ts';

/**
 * Loaded on demand, because most patients have nothing open. Naming readings and signs needs more code than the rest of
 * the header.
 */
const OpenTags = onDemand<OpenTagsProps>(
  async () => (await import('./open-tags.tsx')).OpenTags,
  <p className="min-h-6" />,
);

const isAnythingOpen = ({ alerts = [], openSigns = [] }: Patient): boolean =>
  alerts.length > 0 || openSigns.length > 0;

export interface PatientHeaderProps {
  /** The patient this screen is about. While another patient's data is passed in, the skeleton stays. */
  readonly vitaId?: string;
  /** Undefined while loading. */
  readonly patient: Patient | undefined;
  /** Overrides the locale of the nearest provider. */
  readonly locale?: string;
  /** Shows the photo, or the initials if there is no photo. */
  readonly withPhoto?: boolean;
  /** Heading level of the name. Use 1 when the whole screen is about the patient. */
  readonly level?: 1 | 2 | 3;
  /** Shown next to the tags, such as a button that edits them. */
  readonly besideTags?: ReactNode;
  /** False if another part of the page already is the patient's landmark; this one is then a group. */
  readonly landmark?: boolean;
  /** Hides the facts below the name on a phone, to leave room for the rest of the screen. */
  readonly brief?: boolean;
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FactsProps {
  readonly patient: Patient;
  readonly withPhone: boolean;
  readonly brief: boolean;
}

function Facts({ patient, withPhone, brief }: FactsProps) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(patientHeaderMessages);
  const locale = useLocale();
  const programmes = patient.enrolments.map(({ programme, enrolledAt }) => {
    const label = programmeLabel(programme);
    if (enrolledAt === 0) return label;
    return t('enrolledSince', { programme: label, date: formatDate(enrolledAt, { timeZone }) });
  });
  const languages = patient.languages.map((code) => languageName(code, locale));
  const phones = patient.phones
    .filter(({ stopped, value }) => !stopped && isOneNumber(value))
    .map(({ value }) => phoneText(value));
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-1 text-sm ${brief ? 'max-sm:hidden' : ''}`}>
      <Fact label={t('programmes')}>{programmes.join('; ') || t('noProgramme')}</Fact>
      <Fact label={t('languages')}>{languages.join(', ') || t('none')}</Fact>
      {withPhone && (
        <Fact label={t('phone')}>
          {phones.length > 0 ? <span translate="no">{phones.join(', ')}</span> : t('none')}
        </Fact>
      )}
    </dl>
  );
}

/** Warns that there may be no one to call. */
export function PatientWarnings({ patient }: { readonly patient: Patient }) {
  const t = useMessages(patientHeaderMessages);
  const locale = useLocale();
  const { deceased, callsStopped } = patient;
  const reason = callsStopped && dispositionLabel(callsStopped.disposition, locale);
  return (
    <>
      {deceased && <StatusTag tone="danger">{t('deceased')}</StatusTag>}
      {reason && (
        <StatusTag tone="danger" icon="phone_disabled">
          {t('callsStopped', { reason })}
        </StatusTag>
      )}
    </>
  );
}

/** Shows the name, or nothing if the record has none (specification 3.8); screen readers are told why. */
function Name({ patient, level }: { readonly patient: Patient; readonly level: 1 | 2 | 3 }) {
  const t = useMessages(patientHeaderMessages);
  const Heading: 'h1' | 'h2' | 'h3' = `h${level}`;
  const { name } = readVitaUser(patient);
  return (
    <Heading className={`break-words font-semibold ${level === 1 ? 'text-name' : 'text-title'}`}>
      {name.trim() ? (
        <bdi translate="no">{name.trim()}</bdi>
      ) : (
        <VisuallyHidden>{t('nameless')}</VisuallyHidden>
      )}
    </Heading>
  );
}

function Identity({
  patient,
  level = 2,
  besideTags,
  brief = false,
}: PatientHeaderProps & { readonly patient: Patient }) {
  const { age, gender, born, uhid } = usePatientIdentity()(patient);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Name patient={patient} level={level} />
        <PatientWarnings patient={patient} />
        <EmergencyTag until={patient.emergencyUntil} />
        <MaternityTag patient={patient} />
        <PatientTags tags={patient.tags}>{besideTags}</PatientTags>
      </div>
      <p className="flex flex-wrap gap-x-4 tabular-nums">
        <span>
          {age}, {gender}
        </span>
        <span translate="no">{uhid}</span>
        <span className="text-muted">{born}</span>
      </p>
      <Facts patient={patient} withPhone={level === 1} brief={brief} />
      {isAnythingOpen(patient) && <OpenTags patient={patient} />}
    </>
  );
}

/** Skeleton with the same heights as the header's three lines. */
function Loading() {
  const t = useMessages(patientHeaderMessages);
  return (
    <>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className="flex h-7 w-48 max-w-full flex-col justify-center">
        <Skeleton />
      </div>
      <div className="flex h-6 w-80 max-w-full flex-col justify-center">
        <Skeleton />
      </div>
      <div className="flex h-5 w-64 max-w-full flex-col justify-center">
        <Skeleton />
      </div>
      {/* In a narrow window the facts are stacked. */}
      <div className="h-18 sm:hidden">
        <Skeleton lines={3} />
      </div>
    </>
  );
}

/**
 * Shows the photo or the initials. On a phone the facts need the width: the photo goes above them, and initials are
 * hidden.
 */
function HeaderPhoto({ patient }: { readonly patient: Patient | undefined }) {
  if (!patient) return <span className="size-16 shrink-0 max-sm:hidden" />;
  return (
    <div className={patient.photo ? 'shrink-0' : 'shrink-0 max-sm:hidden'}>
      <PatientPhoto patient={patient} />
    </div>
  );
}

function Header(props: PatientHeaderProps) {
  const t = useMessages(patientHeaderMessages);
  const { vitaId, patient, withPhoto = false, landmark = true } = props;
  const shown = patient && (vitaId === undefined || patient.vitaId === vitaId) ? patient : undefined;
  // Start loading before the patient is known.
  useEffect(() => OpenTags.preload(), []);
  return (
    <section
      role={landmark ? undefined : 'group'}
      aria-label={t('region')}
      aria-busy={!shown}
      className="flex min-w-0 flex-col items-start gap-x-4 gap-y-2 sm:flex-row"
    >
      {withPhoto && <HeaderPhoto patient={shown} />}
      <div className="flex w-full min-w-0 flex-col gap-1">
        {shown ? <Identity key={shown.vitaId} {...props} patient={shown} /> : <Loading />}
      </div>
    </section>
  );
}

/** Shows which patient the screen is about: one patient's complete data, or a skeleton. */
export function PatientHeader(props: PatientHeaderProps) {
  const inherited = useLocale();
  return (
    <MessagesProvider locale={props.locale ?? inherited}>
      <Header {...props} />
    </MessagesProvider>
  );
}
