import { dispositionLabel } from '@careline/core/calls';
import { formatDate } from '@careline/core/formatting';
import type { Patient } from '@careline/core/patients';
import { programmeLabel } from '@careline/core/programmes';
import { MessagesProvider, useLocale, useMessages } from '../../messages/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { type IdentityOptions, usePatientIdentity } from '../patient-identity/index.ts';
import { EmergencyTag } from './emergency-tag.tsx';
import { languageName } from './language-names.ts';
import { patientHeaderMessages } from './patient-header.messages.ts';

export interface PatientHeaderProps extends IdentityOptions {
  /** Whom the screen is about. With it a patient of another id is never drawn: the skeleton stays. */
  readonly vitaId?: string;
  /** Undefined while loading. */
  readonly patient: Patient | undefined;
  /** Another one than the nearest provider's. */
  readonly locale?: string;
  /** Level of the name as a heading. */
  readonly level?: 1 | 2 | 3;
}

interface FactProps {
  readonly label: string;
  readonly children: string;
}

function Fact({ label, children }: FactProps) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ patient, timeZone }: { readonly patient: Patient; readonly timeZone?: string }) {
  const t = useMessages(patientHeaderMessages);
  const locale = useLocale();
  const programmes = patient.enrolments.map(({ programme, enrolledAt }) => {
    const label = programmeLabel(programme);
    if (enrolledAt === 0) return label;
    return t('enrolledSince', { programme: label, date: formatDate(enrolledAt, { timeZone }) });
  });
  const languages = patient.languages.map((code) => languageName(code, locale));
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-0.5 text-sm">
      <Fact label={t('programmes')}>{programmes.join('; ') || t('none')}</Fact>
      <Fact label={t('languages')}>{languages.join(', ') || t('none')}</Fact>
    </dl>
  );
}

/** Why there may be nobody to call. */
function Warnings({ patient }: { readonly patient: Patient }) {
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

function Identity({ patient, level = 2, ...options }: PatientHeaderProps & { readonly patient: Patient }) {
  const { name, age, gender, born, uhid } = usePatientIdentity(options)(patient);
  const Heading: 'h1' | 'h2' | 'h3' = `h${level}`;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="break-words font-semibold text-xl leading-7">
          <bdi>{name}</bdi>
        </Heading>
        <Warnings patient={patient} />
        <EmergencyTag until={patient.emergencyUntil} timeZone={options.timeZone} now={options.now} />
      </div>
      <p className="flex flex-wrap gap-x-4 tabular-nums">
        <span>
          {age}, {gender}
        </span>
        <span>{uhid}</span>
        <span className="text-muted">{born}</span>
      </p>
      <Facts patient={patient} timeZone={options.timeZone} />
    </>
  );
}

/** The header's three lines, in their heights. */
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
    </>
  );
}

function Header(props: PatientHeaderProps) {
  const t = useMessages(patientHeaderMessages);
  const { vitaId, patient } = props;
  const shown = patient && (vitaId === undefined || patient.vitaId === vitaId) ? patient : undefined;
  return (
    <section aria-label={t('region')} aria-busy={!shown} className="flex min-w-0 flex-col gap-1">
      {shown ? <Identity key={shown.vitaId} {...props} patient={shown} /> : <Loading />}
    </section>
  );
}

/** Who the screen is about: always one patient whole, or nobody yet. */
export function PatientHeader(props: PatientHeaderProps) {
  const inherited = useLocale();
  return (
    <MessagesProvider locale={props.locale ?? inherited}>
      <Header {...props} />
    </MessagesProvider>
  );
}
